import { useState } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { getConsumer } from 'shared-contracts/calls/consumer';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { accountFormSlot } from 'shared-contracts/slots/account';
import { buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { useHasAccount } from 'storefront-kit/use-session';
import { eventMessages } from '../../messages/event-messages.ts';
import { Confirmation } from './confirmation.tsx';
import { type EventAnswer, EventForm } from './event-form.tsx';
import { FullDays, FullEvent } from './full-event.tsx';
import { isFull } from './places.ts';
import { useEventPlaces } from './use-event-places.ts';
import { useOwnRegistration } from './use-own-registration.ts';

/** Registers for an event in two steps: an account, then the form (docs/spec/content.md section 4.1). */
export default function EventDialog({
  props: { event },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly event: EventDetails }>) {
  const { locale } = usePlatform();
  const texts = eventMessages(locale);
  const [answer, setAnswer] = useState<EventAnswer>();
  useReadySession('content');
  const isSignedIn = useHasAccount();
  return (
    <Dialog
      open={open}
      onClose={answer ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={event.title}
      closeLabel={texts.close}
      variant="modal"
      size="small"
    >
      {answer ? (
        <Confirmation event={event} answer={answer} onClose={() => resolve()} />
      ) : isSignedIn ? (
        <Registration event={event} onDone={setAnswer} />
      ) : (
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
          <FullDays event={event} />
          <Text tone="muted">{texts.stepOne}</Text>
          <Slot
            slot={accountFormSlot}
            props={{ form: 'sign-in', place: 'modal', subject: event.eventId, isStep: true }}
            fallback={
              <Link to="/account" css={buttonStyle({ variant: 'primary' })}>
                {texts.signInPage}
              </Link>
            }
          />
        </div>
      )}
    </Dialog>
  );
}

interface RegistrationProps {
  readonly event: EventDetails;
  readonly onDone: (answer: EventAnswer) => void;
}

function Registration({ event, onDone }: RegistrationProps) {
  const { locale } = usePlatform();
  const texts = eventMessages(locale);
  const { value, status, again } = useCall(getConsumer, {}, { remote: 'content' });
  const { own, isKnown } = useOwnRegistration(event.eventId);
  const reading = useEventPlaces(event);
  const days = reading.value?.days;
  // Whatever could not be read about places is told by the answer to the form.
  const isReady = isKnown && (event.places === undefined || days !== undefined || reading.status === 'error');
  // Decided once: a form that somebody fills in stays, whatever others take meanwhile.
  const [isClosed, setClosed] = useState<boolean>();
  if (isReady && isClosed === undefined) setClosed(isFull(days) && !own);
  if (value && isReady)
    return isClosed ? (
      <FullEvent />
    ) : (
      <EventForm event={event} profile={value} places={days} own={own} onRefused={reading.again} onDone={onDone} />
    );
  if (status === 'error')
    return (
      <RetryAlert retryText={texts.tryAgain} onRetry={again}>
        {texts.profileFailed}
      </RetryAlert>
    );
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton height="20rem" />
    </SkeletonGroup>
  );
}

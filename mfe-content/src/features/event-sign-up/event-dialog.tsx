import { useEffect, useState } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { getConsumer } from 'shared-contracts/calls/consumer';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { accountFormSlot } from 'shared-contracts/slots/account';
import { Button, buttonStyle } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { Slot } from 'storefront-kit/slot';
import { useCall } from 'storefront-kit/use-call';
import { useHasAccount } from 'storefront-kit/use-session';
import { eventMessages } from '../../messages/event-messages.ts';
import { EventForm } from './event-form.tsx';

/** Registers for an event in two steps: an account, then the form (docs/spec/content.md section 4.1). */
export default function EventDialog({
  props: { event },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<{ readonly event: EventDetails }>) {
  const { locale, session: commands, report } = usePlatform();
  const texts = eventMessages(locale);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    commands.ready().catch((error: unknown) => report(error, { remote: 'content', phase: 'event' }));
  }, [commands, report]);
  const isSignedIn = useHasAccount();
  return (
    <Dialog
      open={open}
      onClose={isDone ? () => resolve() : dismiss}
      onClosed={onClosed}
      title={event.title}
      closeLabel={texts.close}
      variant="modal"
      size="small"
    >
      {isDone ? (
        <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
          <Heading level={3}>{event.confirmationTitle}</Heading>
          {event.confirmationSubtitle && <Text>{event.confirmationSubtitle}</Text>}
          <Button onClick={() => resolve()}>{texts.done}</Button>
        </div>
      ) : isSignedIn ? (
        <Registration event={event} onDone={() => setDone(true)} />
      ) : (
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
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

function Registration({ event, onDone }: { readonly event: EventDetails; readonly onDone: () => void }) {
  const { locale } = usePlatform();
  const texts = eventMessages(locale);
  const { value, status, again } = useCall(getConsumer, {}, { remote: 'content' });
  if (value) return <EventForm event={event} profile={value} onDone={onDone} />;
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

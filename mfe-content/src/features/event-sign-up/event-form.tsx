import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import type { CallResponse } from 'shared-contracts/call';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import type { EventPlaces, EventRegistration } from 'shared-contracts/calls/events';
import { openEventDays } from 'shared-contracts/event-days';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { ScrollHere } from 'shared-ui/scroll-here';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { eventMessages } from '../../messages/event-messages.ts';
import { RichTextView } from '../blocks/rich-text/rich-text-view.tsx';
import { DayChoice } from './day-choice.tsx';
import { placeRefusal } from './place-refusal.ts';
import { type EventFault, eventFaults, registrationOf } from './registration.ts';

/** What the services answered, and the address that they mail to. */
export interface EventAnswer extends CallResponse<typeof registerForEvent> {
  readonly email: string;
}

interface EventFormProps {
  readonly event: EventDetails;
  readonly profile: ConsumerProfile;
  /** The places of each day, where they are limited and known. */
  readonly places: EventPlaces['days'] | undefined;
  /** What the shopper is registered for already. */
  readonly own: EventRegistration | undefined;
  /** Called when places were refused: others have taken some since they were read. */
  readonly onRefused: () => void;
  readonly onDone: (answer: EventAnswer) => void;
}

/** The second step: days, guest, and terms. The email is that of the account. */
export function EventForm({ event, profile, places, own, onRefused, onDone }: EventFormProps) {
  const { calls, locale } = usePlatform();
  const texts = eventMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly EventFault[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(own?.attendingDays));
  const { error, isPending, run, clear } = useMutation({
    remote: 'content',
    onError: (refusal) => refusal.is('EVENT_FULL') && onRefused(),
  });
  const days = openEventDays(event, new Date());
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]:not(:disabled)`)?.focus();

  const refusal = placeRefusal(error, locale);
  // An event of one day asks for none.
  const refusedAt = refusal && (refusal.at === 'guest' || days.length > 1) ? refusal.at : undefined;
  useEffect(() => {
    // The chosen day: the others may be full as well, and can then have no focus.
    const control = refusedAt === 'days' ? '[name="days"]:checked' : '[name="guest"]';
    if (refusedAt) form.current?.querySelector<HTMLInputElement>(control)?.focus();
  }, [refusedAt]);
  const errorAt = (name: EventFault, missing: string) => {
    if (faults.includes(name)) return missing;
    return refusedAt === name ? refusal?.text : undefined;
  };

  async function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const typed = {
      attendingDays: data.getAll('days').map(String),
      eventTermsAccepted: data.has('terms'),
      plusOne: String(data.get('guest') ?? ''),
    };
    const now = new Date();
    const found = eventFaults(typed, event, now);
    setFaults(found);
    if (found[0]) {
      clear();
      return focus(found[0]);
    }
    const body = registrationOf(typed, event, profile, now);
    await run(async () => onDone({ ...(await calls(registerForEvent, { body })), email: body.email }));
  }
  // The button goes with the message; the first field that can be changed takes its focus.
  const dismissError = () => {
    clear();
    form.current?.querySelector<HTMLInputElement>('input[name]:not(:disabled)')?.focus();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(submitted) => void submit(submitted)}>
      <fieldset disabled={isPending} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {error && !refusedAt && (
          <ScrollHere>
            <Alert
              tone="error"
              announce="alert"
              action={
                <Button variant="link" onClick={dismissError}>
                  {texts.dismiss}
                </Button>
              }
            >
              {refusal?.text || error.message || texts.failed}
            </Alert>
          </ScrollHere>
        )}
        {own && <Alert tone="info">{texts.registered}</Alert>}
        <TextField label={texts.email} type="email" defaultValue={profile.consumerDetails.email} disabled />
        {days.length > 1 && (
          <DayChoice
            days={days}
            places={places}
            own={own}
            chosen={chosen}
            onChange={setChosen}
            error={errorAt('days', texts.daysMissing)}
          />
        )}
        {event.enablePlusOne && (
          <TextField
            name="guest"
            label={texts.guest}
            optionalText={texts.optional}
            hint={event.places === undefined ? undefined : texts.guestPlace}
            autoComplete="off"
            maxLength={120}
            defaultValue={own?.plusOne}
            error={errorAt('guest', texts.guestWrong)}
          />
        )}
        <RichTextView content={event.richText} raised={false} />
        <Checkbox
          name="terms"
          label={texts.terms}
          aria-required
          error={faults.includes('terms') ? texts.termsMissing : undefined}
        />
        <Button type="submit" size="large" loading={isPending} loadingText={texts.sending}>
          {event.submitCtaLabel}
        </Button>
      </fieldset>
    </form>
  );
}

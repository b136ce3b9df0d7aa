import { type FormEvent, useRef, useState } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import type { CallResponse } from 'shared-contracts/call';
import type { ConsumerProfile } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { openEventDays } from 'shared-contracts/event-days';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { FieldError } from 'shared-ui/field';
import { ScrollHere } from 'shared-ui/scroll-here';
import { TextField } from 'shared-ui/text-field';
import { space, type } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { eventMessages } from '../../messages/event-messages.ts';
import { RichTextView } from '../blocks/rich-text/rich-text-view.tsx';
import { type EventFault, eventFaults, registrationOf } from './registration.ts';

/** What the services answered, and the address that they mail to. */
export interface EventAnswer extends CallResponse<typeof registerForEvent> {
  readonly email: string;
}

interface EventFormProps {
  readonly event: EventDetails;
  readonly profile: ConsumerProfile;
  readonly onDone: (answer: EventAnswer) => void;
}

/** The second step: days, guest, and terms. The email is that of the account. */
export function EventForm({ event, profile, onDone }: EventFormProps) {
  const { calls, locale } = usePlatform();
  const texts = eventMessages(locale);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly EventFault[]>([]);
  const { error, isPending, run, clear } = useMutation({ remote: 'content' });
  const days = openEventDays(event, new Date());

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
    if (found[0]) return form.current?.querySelector<HTMLInputElement>(`[name="${found[0]}"]`)?.focus();
    const body = registrationOf(typed, event, profile, now);
    await run(async () => onDone({ ...(await calls(registerForEvent, { body })), email: body.email }));
  }
  // The button goes with the message; the first field that can be changed takes its focus.
  const dismissError = () => {
    clear();
    form.current?.querySelector<HTMLInputElement>('input[name]')?.focus();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(submitted) => void submit(submitted)}>
      <fieldset disabled={isPending} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        {error && (
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
              {error.message || texts.failed}
            </Alert>
          </ScrollHere>
        )}
        <TextField label={texts.email} type="email" defaultValue={profile.consumerDetails.email} disabled />
        {days.length > 1 && (
          <fieldset aria-describedby={faults.includes('days') ? 'event-days-error' : undefined}>
            <legend css={{ ...type.small, fontWeight: 600, marginBottom: space[2] }}>{texts.days}</legend>
            {days.map((day) => (
              <Checkbox key={day} name="days" value={day} label={formatDay(day, locale)} />
            ))}
            <FieldError id="event-days-error">{faults.includes('days') ? texts.daysMissing : undefined}</FieldError>
          </fieldset>
        )}
        {event.enablePlusOne && (
          <TextField
            name="guest"
            label={texts.guest}
            optionalText={texts.optional}
            autoComplete="off"
            maxLength={120}
            error={faults.includes('guest') ? texts.guestWrong : undefined}
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

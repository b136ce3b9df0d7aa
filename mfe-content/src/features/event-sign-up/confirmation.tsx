import { useEffect, useRef } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { formatDay } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { eventMessages } from '../../messages/event-messages.ts';
import type { EventAnswer } from './event-form.tsx';

interface ConfirmationProps {
  readonly event: EventDetails;
  readonly answer: EventAnswer;
  readonly onClose: () => void;
}

/** What replaces the form: the days, and where the mail goes. Its button has the focus, which the form's had. */
export function Confirmation({ event, answer, onClose }: ConfirmationProps) {
  const locale = useLocale();
  const texts = eventMessages(locale);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const { attendingDays, alreadyRegistered, email } = answer;
  return (
    <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
      <Heading level={3}>{event.confirmationTitle}</Heading>
      {alreadyRegistered && <Alert tone="info">{texts.already}</Alert>}
      {event.confirmationSubtitle && <Text>{event.confirmationSubtitle}</Text>}
      <Text weight={600} figures>
        {attendingDays.map((day) => formatDay(day, locale)).join(' · ')}
      </Text>
      <Text tone="muted">{alreadyRegistered ? texts.mailedChange(email) : texts.mailed(email)}</Text>
      <Button ref={close} onClick={onClose}>
        {texts.done}
      </Button>
    </div>
  );
}

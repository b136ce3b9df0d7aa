import { useEffect, useRef } from 'react';
import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { DownloadIcon } from 'shared-ui/icon';
import { Row } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { formatDay, formatHours } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
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
  const { attendingDays, alreadyRegistered, email, registrationId } = answer;
  const { startTime, endTime, location, link: url } = event;
  const save = async () => {
    const { saveCalendarFile } = await import('storefront-kit/save-calendar-file');
    saveCalendarFile({ ...event, registrationId, attendingDays, url }, locale);
  };
  return (
    <div role="status" css={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
      <Heading level={3}>{event.confirmationTitle}</Heading>
      {alreadyRegistered && <Alert tone="info">{texts.already}</Alert>}
      {event.confirmationSubtitle && <Text>{event.confirmationSubtitle}</Text>}
      <div>
        <Text weight={600} figures>
          {attendingDays.map((day) => formatDay(day, locale)).join(' · ')}
        </Text>
        {startTime && <Text figures>{formatHours(startTime, endTime, locale)}</Text>}
        {location && <Text>{location}</Text>}
      </div>
      <Text tone="muted">{alreadyRegistered ? texts.mailedChange(email) : texts.mailed(email)}</Text>
      <Text tone="muted">
        {texts.changeIt} <Link to="/account">{texts.account}</Link>.
      </Text>
      <Row>
        <Button ref={close} onClick={onClose}>
          {texts.done}
        </Button>
        <Button variant="secondary" icon={<DownloadIcon size={18} />} onClick={() => void save()}>
          {texts.calendar}
        </Button>
      </Row>
    </div>
  );
}

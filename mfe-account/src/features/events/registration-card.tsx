import type { EventRegistration } from 'shared-contracts/calls/events';
import { cancelRegistrationDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { Button, buttonStyle } from 'shared-ui/button';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { formatDate, formatDay, formatHours } from 'storefront-kit/dates';
import { dialogResult } from 'storefront-kit/dialog-result';
import { Link } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { eventsMessages } from '../../messages/events-messages.ts';
import { KeptCard } from '../area/kept-card.tsx';

interface RegistrationCardProps {
  readonly registration: EventRegistration;
  /** None for an event that is over, whose registration cannot be canceled. */
  readonly onCanceled?: () => void;
}

/** A registration: when and where, the file for a calendar, and canceling it. */
export function RegistrationCard({ registration, onCanceled }: RegistrationCardProps) {
  const { locale, dialogs, toasts } = usePlatform();
  const report = useReport('account');
  const texts = eventsMessages(locale);
  const { title = texts.untitled, attendingDays, startTime, endTime, location, plusOne, url, isOver } = registration;

  // The year of what is over is not plain.
  const shownDay = isOver ? formatDate : formatDay;

  const saveDays = async () => {
    const { saveCalendarFile } = await import('storefront-kit/save-calendar-file');
    saveCalendarFile({ ...registration, title }, locale);
    toasts.show({ tone: 'success', text: texts.calendarSaved });
  };
  const cancel = async () => {
    if (!(await dialogResult(dialogs.open(cancelRegistrationDialog, { registration })))) return;
    toasts.show({ tone: 'success', text: texts.canceled(title) });
    onCanceled?.();
  };
  const small = { variant: 'ghost', size: 'small', flush: true } as const;
  return (
    <KeptCard
      actions={
        <>
          {url !== undefined && (
            <Link to={url} aria-label={texts.moreOf(title)} css={buttonStyle(small)}>
              {texts.more}
            </Link>
          )}
          {onCanceled && (
            <>
              <Button {...small} aria-label={texts.calendarOf(title)} onClick={() => void saveDays().catch(report)}>
                {texts.calendar}
              </Button>
              <Button {...small} aria-label={texts.cancelOf(title)} onClick={() => void cancel().catch(report)}>
                {texts.cancel}
              </Button>
            </>
          )}
        </>
      }
    >
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={3} look="lead" css={{ fontWeight: 600 }}>
          {title}
        </Heading>
        <div>
          <Text figures>{attendingDays.map((day) => shownDay(day, locale)).join(' · ')}</Text>
          {startTime && <Text figures>{formatHours(startTime, endTime, locale)}</Text>}
          {location && <Text tone="muted">{location}</Text>}
          {plusOne && <Text tone="muted">{texts.guest(plusOne)}</Text>}
        </div>
      </div>
    </KeptCard>
  );
}

import type { EventDetails } from 'shared-contracts/blocks/event-sign-up';
import { Alert, InlineMessage } from 'shared-ui/alert';
import { formatDay } from 'storefront-kit/dates';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { eventMessages } from '../../messages/event-messages.ts';
import { fullDays, isFull } from './places.ts';
import { useEventPlaces } from './use-event-places.ts';

/** Says that nobody can register any more, and where those find themselves who have. */
export function FullEvent() {
  const texts = eventMessages(useLocale());
  return (
    <Alert tone="info" title={texts.allTaken}>
      {texts.registeredAlready} <Link to="/account">{texts.account}</Link>.
    </Alert>
  );
}

/** Says which days of an event are full, before an account is asked for. */
export function FullDays({ event }: { readonly event: EventDetails }) {
  const locale = useLocale();
  const texts = eventMessages(locale);
  const days = useEventPlaces(event).value?.days;
  const full = fullDays(days);
  if (full.length === 0) return null;
  if (isFull(days)) return <FullEvent />;
  return <InlineMessage>{texts.alreadyFull(full.map((day) => formatDay(day, locale)).join(' · '))}</InlineMessage>;
}

import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { eventsMessages } from '../../messages/events-messages.ts';
import { eventsPage } from './events-page.ts';

/** Stands where registrations would be, and leads to the events. */
export function NoEvents() {
  const texts = eventsMessages(useLocale());
  return (
    <EmptyState
      title={texts.none}
      picture={<Picture src="/images/v1/scene/ridge-12-dusk-mist-16x9" alt="" width={544} height={306} />}
      actions={
        <Link to={eventsPage} css={buttonStyle({})}>
          {texts.toEvents}
        </Link>
      }
    >
      {texts.noneText}
    </EmptyState>
  );
}

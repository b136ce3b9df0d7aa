import { buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { historyMessages } from '../../messages/history-messages.ts';

/** Stands where orders would be, and leads into the shop. */
export function NoOrders({ level }: { readonly level: 2 | 3 }) {
  const texts = historyMessages(useLocale());
  return (
    <EmptyState
      level={level}
      title={texts.none}
      picture={<Picture src="/images/v1/scene/camp-19-dusk-clear-16x9" alt="" width={544} height={306} />}
      actions={
        <Link to="/" css={buttonStyle({ variant: 'secondary' })}>
          {texts.toShop}
        </Link>
      }
    >
      {texts.noneText}
    </EmptyState>
  );
}

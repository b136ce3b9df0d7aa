import { EmptyState } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { useLocale } from 'storefront-kit/use-locale';
import { cartMessages } from '../../messages/cart-messages.ts';
import { WaysOn } from './ways-on.tsx';

/** The empty cart: a picture and two links into the shop. */
export function EmptyCart({ level, onLeave }: { readonly level: 1 | 2; readonly onLeave?: () => void }) {
  const texts = cartMessages(useLocale());
  return (
    <EmptyState
      level={level}
      title={texts.emptyTitle}
      picture={
        <Picture src="/images/v1/scene/ridge-7-dusk-clear-16x9" alt={texts.emptyPicture} width={544} height={306} />
      }
      actions={<WaysOn onLeave={onLeave} />}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

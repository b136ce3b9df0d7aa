import type { Cart } from 'shared-contracts/calls/cart-entities';
import { CheckCircleIcon, GiftIcon, TagIcon, TruckIcon } from 'shared-ui/icon';
import { ProgressBar } from 'shared-ui/progress-bar';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { calloutsOf } from 'storefront-kit/promotion-callouts';

const icons = { GIFT: GiftIcon, SHIPPING: TruckIcon, ORDER: TagIcon, PRODUCT: TagIcon } as const;

interface PromotionCalloutsProps {
  readonly cart: Pick<Cart, 'promoSummary' | 'approachingPromotions'>;
  /** Where they are shown: promotions within reach say for which places they are. */
  readonly place: 'cart' | 'minicart';
}

/** Promotions within reach, then those the cart has earned. */
export function PromotionCallouts({ cart, place }: PromotionCalloutsProps) {
  const callouts = calloutsOf(cart, place);
  if (callouts.length === 0) return null;
  return (
    <ul css={{ display: 'grid', gap: space[3] }}>
      {callouts.map(({ id, level, text, progress }) => {
        const Icon = icons[level];
        return (
          <li key={id}>
            {progress ? (
              <ProgressBar value={progress.value} max={progress.max} label={text} icon={<Icon size={18} />} />
            ) : (
              <Text
                look="small"
                css={{ display: 'flex', gap: space[2], color: color.pine, '& svg': { flex: 'none', marginTop: 1 } }}
              >
                <CheckCircleIcon size={18} />
                <span>{text}</span>
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { CallResponse } from 'shared-contracts/call';
import type { postAvailability } from 'shared-contracts/calls/products';
import { Button } from 'shared-ui/button';
import { MailIcon, ReturnIcon, StoreIcon, TruckIcon } from 'shared-ui/icon';
import { color, space } from 'shared-ui/tokens';
import { formatDay, formatDays } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { PickupLine } from './pickup-line.tsx';

interface DeliveryPromiseProps {
  readonly digital: boolean;
  /** False for what cannot be bought: it has no day of delivery. */
  readonly isSent: boolean;
  readonly productId: string;
  /** Within how many days it can be sent back; undefined when it cannot. */
  readonly returnDays: number | undefined;
  /** The chosen size; any while none is chosen. */
  readonly upc: string | undefined;
  /** Null when it could not be read: nothing is promised. */
  readonly availability: CallResponse<typeof postAvailability> | null;
  /** Opens the list of stores that stock it; undefined for products not sold in stores. */
  readonly onPickup?: (() => void) | undefined;
}

/** Delivery dates, and the stores that stock the product. */
export function DeliveryPromise({
  digital,
  isSent,
  productId,
  returnDays,
  upc,
  availability,
  onPickup,
}: DeliveryPromiseProps) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const { from, to } = availability?.delivery ?? {};
  const delivery =
    from && to ? texts.deliveredBetween(formatDay(from, locale), formatDay(to, locale)) : texts.deliveryUnknown;
  return (
    <ul
      css={{
        display: 'grid',
        gap: space[3],
        padding: space[4],
        border: `1px solid ${color.line}`,
        borderRadius: '6px',
        '& li': { display: 'flex', gap: space[3], alignItems: 'start' },
        '& svg': { flex: 'none' },
      }}
    >
      {isSent && (
        <li>
          {digital ? <MailIcon size={22} /> : <TruckIcon size={22} />}{' '}
          <span>{digital ? texts.mailedAtOnce : delivery}</span>
        </li>
      )}
      {onPickup && (
        <li>
          <StoreIcon size={22} />
          <span>
            <PickupLine productId={productId} upc={upc} availability={availability} />
            <Button variant="link" size="small" onClick={onPickup} css={{ display: 'block' }}>
              {texts.pickUp}
            </Button>
          </span>
        </li>
      )}
      {returnDays !== undefined && (
        <li>
          <ReturnIcon size={22} /> {texts.freeReturns(formatDays(returnDays, locale))}
        </li>
      )}
    </ul>
  );
}

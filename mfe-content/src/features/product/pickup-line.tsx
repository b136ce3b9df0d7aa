import type { CallResponse } from 'shared-contracts/call';
import { postAvailability } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { color } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import type { FavoriteStore } from 'storefront-kit/favorite-store';
import { openUntil, pickupDay } from 'storefront-kit/pickup-words';
import { useCall } from 'storefront-kit/use-call';
import { useFavoriteStore } from 'storefront-kit/use-favorite-store';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { pickupLineMessages } from '../../messages/pickup-line-messages.ts';
import { type PickupOffer, pickupOffer } from './pickup-offer.ts';

interface PickupLineProps {
  readonly productId: string;
  readonly upc: string | undefined;
  /** What the page was rendered with, for any size and no store. */
  readonly availability: CallResponse<typeof postAvailability> | null;
}

/** Where and when the chosen size can be collected, at the shopper's store first. */
export function PickupLine({ productId, upc, availability }: PickupLineProps) {
  const locale = useLocale();
  const own = useFavoriteStore();
  const isAsked = upc !== undefined || own !== undefined;
  const body = { ...(upc ? { upc } : {}), ...(own ? { storeId: own.storeId } : {}) };
  const asked = useCall(postAvailability, isAsked ? { params: { productId }, body } : undefined, {
    remote: 'content',
    keepPrevious: true,
  });
  const stores = (isAsked ? asked.value : undefined)?.stores ?? availability?.stores ?? [];
  const ready = stores.filter(({ pickup }) => pickup !== undefined);
  return (
    <>
      <span>{offerText(pickupOffer(stores, own?.storeId), own, locale)}</span>
      {ready.length > 1 && (
        <span css={{ display: 'block', color: color.muted, fontSize: '.875rem' }}>
          {contentMessages(locale).storesWith(ready.length)}
        </span>
      )}
    </>
  );
}

function offerText(offer: PickupOffer, own: FavoriteStore | undefined, locale: Locale): string {
  const texts = pickupLineMessages(locale);
  if (offer.kind === 'none') return own ? texts.notAt(own.name) : contentMessages(locale).pickupNone;
  const { name, pickup } = offer.store;
  const day = pickupDay(pickup, locale);
  if (offer.kind === 'elsewhere' && own)
    return texts.elsewhere(own.name, name, formatDistance(offer.store.distanceKm, locale), day);
  return texts.pickUpAt(day, name, openUntil(pickup.until, locale));
}

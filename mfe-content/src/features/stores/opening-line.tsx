import type { StoreOpening } from 'shared-contracts/store-opening';
import { Text } from 'shared-ui/text';
import { formatClock } from 'storefront-kit/dates';
import { openUntil, pickupDay } from 'storefront-kit/pickup-words';
import { useLocale } from 'storefront-kit/use-locale';
import { storesMessages } from '../../messages/stores-messages.ts';

/** "Now open until 7 PM", or when it opens again. */
export function OpeningLine({ opening: { until, opens } }: { readonly opening: StoreOpening }) {
  const locale = useLocale();
  const texts = storesMessages(locale);
  if (until) return <Text weight={600}>{texts.openNow(openUntil(until, locale))}</Text>;
  return (
    <Text tone="slate">
      {opens
        ? texts.opens(pickupDay({ ...opens, until: opens.at }, locale), formatClock(opens.at, locale))
        : texts.closed}
    </Text>
  );
}

import { InlineMessage } from 'shared-ui/alert';
import { Text } from 'shared-ui/text';
import { arrival } from 'storefront-kit/arrival';
import { formatDay } from 'storefront-kit/dates';
import { useLocale } from 'storefront-kit/use-locale';
import { pickupMessages } from '../../messages/pickup-messages.ts';
import type { StoreChoice } from './store-choices.ts';

/** The store's stock, and when the goods can be collected. */
export function StockLine({ choice: { available, enough, readyOn, sent } }: { readonly choice: StoreChoice }) {
  const locale = useLocale();
  const texts = pickupMessages(locale);
  if (enough)
    return (
      <InlineMessage tone="success">{readyOn ? texts.ready(formatDay(readyOn, locale)) : texts.inStock}</InlineMessage>
    );
  if (sent)
    return (
      <InlineMessage tone="success">
        {texts.sent} · {arrival({ deliveryFrom: sent.from, deliveryTo: sent.to }, locale)}
      </InlineMessage>
    );
  if (available > 0) return <InlineMessage tone="warning">{texts.few(available)}</InlineMessage>;
  return (
    <Text look="small" tone="muted">
      {texts.none}
    </Text>
  );
}

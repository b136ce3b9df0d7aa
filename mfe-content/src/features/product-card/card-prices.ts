import type { Price } from 'shared-contracts/calls/product-entities';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney, formatPercentage, showsHistoricBestPrice } from 'shared-contracts/money';
import type { PriceProps } from 'shared-ui/price';
import { contentMessages } from '../../messages/content-messages.ts';

/** A formatted price with the omnibus line where required by law. */
export function priceProps(price: Price, locale: Locale): PriceProps {
  const texts = contentMessages(locale);
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  const reduced = price.current < price.original;
  return {
    current: money(price.current),
    nowLabel: texts.now,
    wasLabel: texts.was,
    ...(reduced
      ? { original: money(price.original), saving: `−${formatPercentage(price.percentagePriceDiscount, locale)}` }
      : {}),
    ...(showsHistoricBestPrice(price) && price.historicBestPrice !== undefined
      ? { historicBest: texts.lowest(money(price.historicBestPrice)) }
      : {}),
  };
}

import type { Price } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney, formatPercentage, reductionOf } from 'shared-contracts/money';
import type { PriceProps } from 'shared-ui/price';
import { contentMessages } from '../../messages/content-messages.ts';

/** A formatted price, with its reduction as the market lets us tell it. */
export function priceProps(price: Price, locale: Locale): PriceProps {
  const texts = contentMessages(locale);
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  const reduction = reductionOf(price, locale);
  return {
    current: money(price.current),
    nowLabel: texts.now,
    wasLabel: texts.was,
    ...(reduction ? { original: money(reduction.from) } : {}),
    ...(reduction && reduction.percent > 0 ? { saving: `−${formatPercentage(reduction.percent, locale)}` } : {}),
    ...(reduction?.lowest === undefined ? {} : { historicBest: texts.lowest(money(reduction.lowest)) }),
  };
}

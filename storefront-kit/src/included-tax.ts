import type { Totals } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { formatPercentage } from 'shared-contracts/money';

const included: Readonly<Record<Locale['language'], string>> = { en: 'incl.', fr: 'dont', de: 'inkl.' };

/** Names a tax that a price contains, with its rate: "inkl. MwSt. 19 %". */
export const includedTax = (
  { label, ratePercent }: Totals['taxLines'][number],
  locale: Pick<Locale, 'language'>,
): string => `${included[locale.language]} ${label} ${formatPercentage(ratePercent, locale)}`;

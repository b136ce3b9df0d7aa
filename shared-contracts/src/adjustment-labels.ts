import type { PriceAdjustment } from './calls/cart-entities.ts';
import type { Order } from './calls/checkout.ts';
import type { Currency, Language, Locale } from './locale.ts';
import { formatMoney } from './money.ts';

/** Reasons for price adjustments, as shoppers and associates read them. */
export const adjustmentReasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  DAMAGED: { en: 'Damaged goods', fr: 'Article abîmé', de: 'Beschädigte Ware' },
  PRICE_MATCH: { en: 'Price match', fr: 'Alignement de prix', de: 'Preisangleichung' },
  DISPLAY_ITEM: { en: 'Display item', fr: 'Modèle d’exposition', de: 'Ausstellungsstück' },
  GOODWILL: { en: 'Goodwill', fr: 'Geste commercial', de: 'Kulanz' },
  STAFF_ERROR: { en: 'A mistake of ours', fr: 'Erreur de notre part', de: 'Fehler von uns' },
};

export const adjustmentReasonText = ({ reason }: Pick<PriceAdjustment, 'reason'>, language: Language): string =>
  adjustmentReasons[reason]?.[language] ?? reason;

/** An adjustment in one line, e.g. "Damaged goods · −$34.90". */
export const adjustmentText = (
  adjustment: Pick<PriceAdjustment, 'reason' | 'price'>,
  currency: Currency,
  locale: Locale,
): string =>
  `${adjustmentReasonText(adjustment, locale.language)} · −${formatMoney(-adjustment.price, currency, locale)}`;

/** The adjustments of a line, or of the whole order when no line is given. */
export const adjustmentsOf = ({ priceAdjustments = [] }: Pick<Order, 'priceAdjustments'>, lineId?: string) =>
  priceAdjustments.filter(({ itemId }) => itemId === lineId);

/** What associates took off a line, or off the order when no line is given, and why; each in one line. */
export const adjustmentTexts = (
  order: Pick<Order, 'currency' | 'priceAdjustments'>,
  locale: Locale,
  lineId?: string,
): string[] => adjustmentsOf(order, lineId).map((adjustment) => adjustmentText(adjustment, order.currency, locale));

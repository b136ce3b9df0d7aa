import type { Cart, CartItem, Flash } from 'shared-contracts/calls/cart-entities';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import type { PickupPromise } from 'shared-contracts/pickup-promise';
import { designLook } from '../goods/designs.ts';
import { isKept } from '../goods/kept-goods.ts';
import { word } from '../goods/labels.ts';
import { colorName } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { shownUnits } from '../goods/stock-status.ts';
import type { OpenMarket } from '../market/markets.ts';
import { type CartPayment, toInstrument } from '../payment/cart-payment.ts';
import { approachingPromotions, promoSummary } from '../promotions/callouts.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { cartFlash } from './cart-flash.ts';
import { couponItems } from './coupon-view.ts';
import { adjustmentViews, orderPromotions } from './discount-view.ts';
import { type CartGroup, deliveryTimeOf, groupIdOf, isTakenAlong, storeIdOf, toShippingGroup } from './groups.ts';
import { earningOf, loyaltyOf } from './loyalty-view.ts';
import { costAfter, type PricedCart, type PricedCartLine } from './price-cart.ts';
import { sellableUnits, stockMessage } from './stock-messages.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';

export interface CartViewInput {
  readonly stored: StoredCart;
  readonly priced: PricedCart;
  readonly promotions: readonly Promotion[];
  readonly coupons: ReadonlyMap<string, string>;
  readonly redeemed: readonly string[];
  readonly payment: CartPayment;
  readonly market: OpenMarket | undefined;
  readonly locale: Locale;
  readonly now: Date;
  readonly tillStoreId: string | undefined;
  /** Pickup promise and address of each store in the cart. */
  readonly stores: ReadonlyMap<
    string,
    {
      readonly promise: PickupPromise | undefined;
      readonly address: NonNullable<Cart['shippingMethods'][number]['address']>;
    }
  >;
  readonly upsells: Cart['upsellProducts'];
  /** Changes just made on the shopper's behalf. */
  readonly flash: readonly Flash[];
}

/** Returns the size label of a line: sizes by name, gift cards by value. */
function variantsOf(
  line: Pick<StoredLine, 'productType' | 'size'>,
  unitCurrent: number,
  locale: Locale,
): CartItem['variants'] {
  if (line.productType === 'digital')
    return [
      {
        code: 'amount',
        label: word('amount', locale.language),
        value: formatMoney(unitCurrent, locale.currency, locale),
      },
    ];
  return [{ code: 'size', label: word('size', locale.language), value: sizeLabel(line.size, locale), id: line.size }];
}

/** Returns picture and subtitle of a line: by color, or by design when made to order. */
export function lookOf(
  line: Pick<
    StoredLine,
    'styleId' | 'name' | 'productType' | 'designs' | 'colorCode' | 'size' | 'recipeId' | 'customsCode'
  >,
  unitCurrent: number,
  locale: Locale,
): Pick<CartItem, 'color' | 'variants' | 'picture'> {
  const { language } = locale;
  const style = { styleId: line.styleId, name: line.name };
  const design = designLook({ ...style, designs: line.designs }, line, language);
  return (
    design ?? {
      color: colorName(line.colorCode, language),
      variants: variantsOf(line, unitCurrent, locale),
      picture: productPicture(style, line.colorCode, 'front', language),
    }
  );
}

function shippingOptions(line: StoredLine, group: CartGroup | undefined, locale: Locale): CartItem['shippingOptions'] {
  const store = line.storeId === '' ? undefined : { id: line.storeId, name: line.storeName ?? line.storeId };
  return (group?.methods ?? []).map((method) => ({
    selected: method.id === group?.chosen.id,
    shippingMethod: { code: method.code, deliveryTime: deliveryTimeOf(method, locale) },
    ...(store ? { storeInfo: store } : {}),
  }));
}

const campaignOf = (promotion: Promotion | undefined) =>
  promotion?.campaignId ? { campaignId: promotion.campaignId } : {};

function toItem(priced: PricedCartLine, input: CartViewInput): CartItem {
  const { line } = priced;
  const { locale, now } = input;
  const group = input.priced.groups.find(({ id }) => id === groupIdOf(line));
  const look = lookOf(line, priced.unitCurrent, locale);
  const isBonus = line.bonusOf !== null;
  const message = isBonus ? undefined : stockMessage(line, locale.country, locale.language, now);
  const promotionOf = (id: string) => input.promotions.find((promotion) => promotion.id === id);
  return {
    id: line.id,
    productId: line.productId,
    masterId: line.styleId,
    upc: line.upc,
    qty: line.qty,
    maxQty: line.maxQty,
    name: line.name,
    categoryId: line.categoryId,
    ...look,
    price: {
      original: priced.unitOriginal,
      current: priced.unitCurrent,
      highCurrent: priced.unitCurrent,
      highOriginal: priced.unitOriginal,
      ...(priced.best === null ? {} : { historicBestPrice: priced.best }),
      rowTotal: priced.rowTotal,
      priceAfterItemDiscount: priced.afterItem,
      priceAfterOrderDiscount: priced.afterOrder,
      proratedPrice: priced.afterOrder,
    },
    taxTotal: priced.tax,
    bonus: isBonus,
    ...(line.bonusOf ? { bonusOf: line.bonusOf } : {}),
    isCustoms: line.productType === 'custom',
    ...(line.recipeId ? { recipeId: line.recipeId } : {}),
    ...(line.customsCode ? { precreatedCustomsCode: line.customsCode } : {}),
    shippingId: groupIdOf(line),
    selectedShippingOption: group?.chosen.code ?? 'standard',
    deliveryOrder: group?.chosen.days?.[0] ?? 0,
    shippingOptions: shippingOptions(line, group, locale),
    ...(line.gift ? { giftOption: line.gift } : {}),
    productPromotions: priced.reductions.map(({ promotionId, couponCode, amount }) => ({
      promotionId,
      ...campaignOf(promotionOf(promotionId)),
      ...(couponCode ? { couponCode } : {}),
      label: promotionOf(promotionId)?.name[locale.language] ?? promotionId,
      price: -amount,
    })),
    pdpUrl: productUrl(line.slug, line.productId),
    productImageURL: look.picture.src,
    available: shownUnits(sellableUnits(line, locale.country, now)),
    customerNotifications: message ? [message] : [],
  };
}

/** Returns the promotions that a cart is told of: none for delivery when nothing in it is sent at a cost. */
function shownPromotions({ groups, promotions }: PricedCart): PricedCart['promotions']['states'] {
  const isSent = groups.some(({ methods }) => methods.some(({ amount, promotable }) => promotable && amount > 0));
  return promotions.states.filter(({ promotion }) => isSent || promotion.level !== 'SHIPPING');
}

/** Returns for how long goods of a cart can be sent back, unless none of them can. */
function returnDaysOf({ market, priced }: CartViewInput): Pick<Cart, 'returnDays'> {
  const isReturnable = priced.lines.some(({ line }) => !isKept(line.productType));
  return market && isReturnable ? { returnDays: market.returnDays } : {};
}

/** Returns a cart as the shop shows it. */
export function toCart(input: CartViewInput): Cart {
  const { stored, priced, promotions, market, locale, now } = input;
  const all = priced.lines.map((line) => toItem(line, input));
  const items = all.filter(({ bonus }) => !bonus);
  const loyalty = loyaltyOf(stored, priced, market);
  const earning = earningOf(input);
  const shownStates = shownPromotions(priced);
  return {
    basketId: stored.cartId,
    revision: stored.revision,
    currency: locale.currency,
    ...returnDaysOf(input),
    totalItems: priced.totals.totalUnits,
    totals: priced.totals,
    items,
    bonusItems: all.filter(({ bonus }) => bonus),
    payment_instruments: input.payment.paid.map(toInstrument),
    shippingMethods: priced.groups.map((group) =>
      toShippingGroup(
        {
          group,
          market: input.market,
          costOf: (method) => costAfter(priced.promotions, method),
          promise: input.stores.get(storeIdOf(group.id))?.promise,
          address: input.stores.get(storeIdOf(group.id))?.address,
          atPoint: group.id === 'me' ? stored.groupAddresses.pudo : undefined,
          isTakenAlong: isTakenAlong(group, input.tillStoreId),
        },
        locale,
        now,
      ),
    ),
    ...(stored.shippingAddress ? { shippingAddress: stored.shippingAddress } : {}),
    ...(stored.billingAddress ? { billingAddress: stored.billingAddress } : {}),
    couponItems: couponItems(stored.coupons, input, priced.promotions, locale),
    orderPromotions: orderPromotions(priced.promotions, promotions, locale),
    promoSummary: promoSummary(shownStates, locale),
    approachingPromotions: approachingPromotions(shownStates, locale),
    priceAdjustments: adjustmentViews(stored.adjustments, priced.promotions),
    ...(loyalty ? { loyalty } : {}),
    ...(earning ? { earning } : {}),
    ...(stored.heldUntil ? { reservedUntil: stored.heldUntil } : {}),
    upsellProducts: input.upsells,
    flash: [...cartFlash(stored, priced.groups, locale), ...input.flash],
    customerNotifications: items.flatMap(({ customerNotifications }) => customerNotifications),
  };
}

import { sql } from 'kysely';
import {
  cartWithItem,
  getCart,
  type NewItem,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from 'shared-contracts/calls/cart';
import type { Address, ApplicableShippingMethod, Cart, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import { downloadInvoice } from 'shared-contracts/calls/orders';
import { addPaymentInstrument, getPaymentMethods } from 'shared-contracts/calls/payment';
import { findCollectionPoints } from 'shared-contracts/calls/stores';
import { type LocaleId, locales } from 'shared-contracts/locale';
import { expect } from 'vitest';
import { type CaughtMail, caughtMails } from '../caught-mails.ts';
import { demoBrand } from '../demo-brand.ts';
import { type CardKind, issueCard } from '../gift-cards.ts';
import { pdfText } from '../pdf-text.ts';
import { cards, type Sellable, type Shop, type Shopper, tokenise } from '../shop.ts';
import { beginPayment, payBy, placeBy } from '../wallet-people.ts';
import { credit } from './shoppers.ts';
import { type Cell, deliveries, type Goods, goesToStore, markets, refusalOf } from './ways.ts';

/** What is bought, with its price in the market in minor units. */
export type Shelf = Readonly<Record<Goods, Sellable & { readonly price: number }>>;

/** What a gift card that is bought is worth. */
const giftCardWorth = 5000;

/** Returns goods of each kind that a market sells, with enough units everywhere. */
export async function shelfOf(shop: Shop, locale: LocaleId): Promise<Shelf> {
  // Dear enough for Klarna after every reduction, too cheap for free delivery, gifts, and reductions of whole orders.
  const { rows } = await sql<Sellable & { readonly kind: Goods; readonly price: number }>`
    select distinct on (s.product_type) v.product_id as "productId", v.upc, here.current as price,
      case s.product_type when 'apparel' then 'stocked' else s.product_type end as kind
    from variant v
    join style s on s.style_id = v.style_id and s.publish_at is null
    join product_price us on us.product_id = v.product_id and us.market = 'US' and us.current = us.original
    join product_price here on here.product_id = v.product_id and here.market = ${locales[locale].country}
    where s.product_type in ('custom', 'digital') or (s.product_type = 'apparel' and us.current between 8000 and 9000)
    order by s.product_type, v.upc`.execute(shop.db);
  const of = (kind: Goods) => rows.find((row) => row.kind === kind)!;
  await sql`update stock set available = 100000 where upc = ${of('stocked').upc}`.execute(shop.db);
  return { stocked: of('stocked'), custom: of('custom'), digital: { ...of('digital'), price: giftCardWorth } };
}

/** A cell in a market, with what is needed to buy it. */
export interface Purchase extends Cell {
  readonly shop: Shop;
  readonly locale: LocaleId;
  readonly shelf: Shelf;
  readonly shopper: Shopper;
}

function itemOf({ delivery, shelf, locale }: Purchase): NewItem {
  const { goods } = deliveries[delivery];
  const { productId, upc, price } = shelf[goods];
  const more = {
    stocked: goesToStore(delivery) ? { storeId: markets[locale].storeId } : {},
    custom: { recipeId: 'R-5A2-2B1' },
    digital: { customAmount: price, giftOption: { to: 'Nils', email: 'nils@example.org', message: 'Enjoy' } },
  };
  return { productId, upc, ...more[goods] };
}

async function collectionPoint({ shop, locale }: Purchase, { firstName, lastName, email, phone, ...home }: Address) {
  const { postalCode, city } = home;
  const { collectionPoints } = await shop.read(findCollectionPoints, { body: { postalCode, city } }, { locale });
  const {
    collectionPointId,
    name,
    hours: _h,
    latitude: _y,
    longitude: _x,
    distanceKm: _d,
    ...place
  } = collectionPoints[0]!;
  return { firstName, lastName, email, phone, ...place, storeId: collectionPointId, storeName: name } as Address;
}

/** Sends addresses as the page does: pickup and mailed gift cards need none for delivery. */
async function sendAddresses(
  purchase: Purchase,
  { basketId }: Cart,
  group: ShippingGroup,
  home: Address,
): Promise<void> {
  const { shopper, delivery } = purchase;
  const params = { basketId };
  const send = (address: Address, query = {}) =>
    shopper.ok(setShippingAddress, { params, query, body: { addresses: [address] } });
  const { firstName, lastName, email, phone } = home;
  if (goesToStore(delivery) && group.address) {
    const { address, shippingId, storeId } = group;
    const region = address.province ? { stateCode: address.province } : {};
    await send({ firstName, lastName, email, phone, ...address, ...region, shippingId, storeId });
  } else if (delivery !== 'digital') await send(home);
  if (delivery === 'pudo') await send(await collectionPoint(purchase, home), { context: 'COLLECTION' });
  await shopper.ok(setBillingAddress, { params, body: { address: home } });
}

/** Fills a cart up to the payment, and returns it with the delivery method as it was offered. */
async function fillCart(purchase: Purchase, home: Address) {
  const { shopper, delivery } = purchase;
  const { id: basketId } = await shopper.ok(cartWithItem, { body: { items: [itemOf(purchase)] } });
  const read = () => shopper.ok(getCart, { params: { basketId } });
  const offered = (await read()).shippingMethods[0]!;
  const method = offered.applicableShippingMethods.find(({ id }) => id === delivery);
  if (!method) throw new Error(`${delivery} is not offered`);
  const { shippingId } = offered;
  if (!method.selected)
    await shopper.ok(setShippingMethod, {
      body: { cartId: basketId, code: method.code, methodId: method.id, shippingId },
    });
  const cart = await read();
  await sendAddresses(purchase, cart, cart.shippingMethods[0]!, home);
  return { cart: await read(), method, methods: offered.applicableShippingMethods.map(({ id }) => id) };
}

/** What stored value to add to a cart, with the last four digits of its number. */
async function storedValue({ shop, shopper, locale, payment: { value }, buyer }: Purchase) {
  const { method, worth } = value!;
  const unit = locales[locale].currency;
  if (method !== 'LOYALTY_POINTS') return issueCard(shop, { kind: method as CardKind, worth, unit });
  if (buyer === 'member') await credit(shop, { ownerId: shopper.id, kind: 'POINTS', unit: 'POINTS', amount: worth });
  return { body: { payment_method_id: method }, lastFour: undefined };
}

async function providerPayment({ shopper, payment: { value, provider } }: Purchase, basketId: string) {
  if (!provider) return { code: value!.method };
  if (provider !== 'CREDIT_CARD') return payBy(shopper, provider, basketId);
  return { code: provider, additionalData: { token: await tokenise(cards.approve) } };
}

/** Tries what the shop has a rule against, and returns its error. */
async function refused(purchase: Purchase, basketId: string): Promise<string | undefined> {
  const { shopper, payment } = purchase;
  if (!payment.value) return (await beginPayment(shopper, payment.provider as 'KLARNA', basketId)).error?.errorId;
  const { body } = await storedValue(purchase);
  return (await shopper.call(addPaymentInstrument, { params: { basketId }, body })).error?.errorId;
}

export interface Bought {
  readonly order: Order;
  readonly method: ApplicableShippingMethod;
  /** The last four digits of a gift card or reward card. */
  readonly lastFour: string | undefined;
  readonly mails: readonly CaughtMail[];
  /** The text of the invoice. */
  readonly invoice: string;
}

export interface Outcome {
  /** Ids of the delivery methods of the goods, and of the payment methods of the cart. */
  readonly methods: readonly string[];
  readonly offered: readonly string[];
  /** The shop's error where it refuses the way to pay. */
  readonly errorId?: string | undefined;
  readonly bought?: Bought;
}

async function place(purchase: Purchase, cart: Cart) {
  const { shopper, payment } = purchase;
  const { basketId } = cart;
  const stored = payment.value && (await storedValue(purchase));
  if (stored) await shopper.ok(addPaymentInstrument, { params: { basketId }, body: stored.body });
  const { body: order, error } = await placeBy(shopper, cart, await providerPayment(purchase, basketId));
  return { order, errorId: error?.errorId, lastFour: stored?.lastFour };
}

/** Buys a cell of the table with its own address for mails, and reads what the shopper gets. */
export async function buy(purchase: Purchase): Promise<Outcome> {
  const { shop, shopper, locale } = purchase;
  const email = `${crypto.randomUUID()}@example.org`;
  const home = { ...demoBrand.accounts!.addresses[locale], firstName: 'Mara', lastName: 'Lindqvist', email };
  const { cart, method, methods } = await fillCart(purchase, home);
  const { basketId } = cart;
  const { paymentMethods } = await shopper.ok(getPaymentMethods, { params: { basketId } });
  const seen = { methods, offered: paymentMethods.map(({ id }) => id) };
  if (refusalOf(purchase)) return { ...seen, errorId: await refused(purchase, basketId) };
  const { order, errorId, lastFour } = await place(purchase, cart);
  if (!order) return { ...seen, errorId };
  await expect.poll(async () => (await caughtMails(shop, email)).length).toBeGreaterThan(0);
  const { content } = await shopper.ok(downloadInvoice, { body: { orderNumber: order.orderNumber } });
  const invoice = pdfText(Buffer.from(content, 'base64'));
  return { ...seen, bought: { order, method, lastFour, mails: await caughtMails(shop, email), invoice } };
}

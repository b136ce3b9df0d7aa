import { applyCoupon, getCart, setBillingAddress, setShippingAddress } from 'shared-contracts/calls/cart';
import { addPriceAdjustment } from 'shared-contracts/calls/cart-adjustments';
import type { Order } from 'shared-contracts/calls/checkout';
import { addAddress } from 'shared-contracts/calls/consumer';
import { openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { addInstrument } from 'shared-contracts/calls/consumer-wallet';
import { addFavorite, shareFavorites } from 'shared-contracts/calls/favorites';
import { addPaymentInstrument } from 'shared-contracts/calls/payment';
import { getSavedForLater, saveForLater } from 'shared-contracts/calls/saved-for-later';
import { findCustomer } from 'shared-contracts/calls/serving';
import { shareCart } from 'shared-contracts/calls/shared-cart';
import { uploadCasePicture } from 'shared-contracts/calls/support-cases';
import { casePicture } from './case-picture.ts';
import { demoCardNumber, demoPin } from './demo-brand.ts';
import { newConsumer, type SignedIn } from './people.ts';
import { cards, type Sellable, type Shop, seattle, tokenise } from './shop.ts';

/** Names of call parts that identify an owned object. */
export const ownedNames: ReadonlySet<string> = new Set([
  'basketId',
  'cartId',
  'bid',
  'adjustmentId',
  'addressId',
  'paymentInstrumentId',
  'payment_instrument_id',
  'saveForlaterId',
  'saveForLaterId',
  'favoriteId',
  'orderId',
  'orderNumber',
  'consumerId',
  'registrationId',
  'caseNumber',
  'pictureId',
  'pictures',
]);

/** Calls that name such an object without reading it. */
export const looksAtNothing: ReadonlyMap<string, string> = new Map([
  ['contact.write', 'the number is kept as it was written'],
  ['auth.token', 'only the session of its guest brings a cart along: sign-in.test.ts'],
  ['auth.signInByMailedCode', 'only the session of its guest brings a cart along: mailed-codes.test.ts'],
  ['auth.socialLogin', 'only the session of its guest brings a cart along: social.test.ts'],
  ['auth.signInByPasskey', 'only the session of its guest brings a cart along: passkeys.test.ts'],
  ['wishlists.addFavorite', 'the list is the own one, whatever is named'],
  ['cart.createWithItem', 'the cart is a new one, whatever is named'],
]);

export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The owner of the requested objects, with what is needed to create them. */
export interface Owner {
  readonly shop: Shop;
  readonly who: SignedIn;
  readonly goods: Sellable;
}

type Case = (owner: Owner) => Promise<Input>;

const basketOf = ({ shop, who, goods }: Owner): Promise<string> => shop.cartWith(who, [goods]);
const lineOf = async ({ who }: Owner, basketId: string): Promise<string> =>
  (await who.ok(getCart, { params: { basketId } })).items[0]!.id;
const readyBasket = async ({ shop, who, goods }: Owner) => (await shop.readyCart(who, [goods])).basketId;

const orderOf = ({ shop, who, goods }: Owner): Promise<Order> => shop.buy(who, [goods]);

const challengedOrderOf = async ({ shop, who, goods }: Owner): Promise<string> =>
  (await shop.place(who, await shop.readyCart(who, [goods]), cards.challenge)).body!.orderNumber;

const brokenTent = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@example.org',
  product: 'Tent',
  description: 'Torn',
};
const caseOf = async ({ who }: Owner): Promise<string> =>
  (await who.ok(openWarrantyCase, { body: { ...brokenTent, email: who.email } })).caseNumber;
const pictureOf = async ({ who }: Owner): Promise<string> =>
  (await who.ok(uploadCasePicture, { body: { data: await casePicture() } })).pictureId;

const newAddress = (): typeof seattle & { approachType: 'S' } => ({
  ...seattle,
  addressLine1: `${Math.floor(Math.random() * 9000) + 100} Alder Street`,
  approachType: 'S',
});
const addressOf = async ({ who }: Owner): Promise<string> =>
  (await who.ok(addAddress, { body: { address: newAddress() } })).addressId;

/** A card can be saved only once, so each case uses another one. */
async function savedCardOf({ who }: Owner, number: string): Promise<string> {
  const { card } = await who.ok(addInstrument, { body: { type: 'CREDIT_CARD', token: await tokenise(number) } });
  return card.paymentInstrumentId;
}

async function savedItemOf(owner: Owner) {
  const basketId = await basketOf(owner);
  const { saveForLaterId } = await owner.who.ok(saveForLater, {
    params: { basketId },
    body: { itemIds: [await lineOf(owner, basketId)] },
  });
  const list = await owner.who.ok(getSavedForLater, {});
  return { saveForLaterId, itemId: list.items[0]!.itemId };
}

const favoriteOf = ({ who, goods }: Owner) =>
  who.ok(addFavorite, { body: { id: goods.productId, qty: 1, itemType: 'product' } });

async function adjustmentOf(owner: Owner): Promise<{ basketId: string; adjustmentId: string }> {
  const basketId = await basketOf(owner);
  const { adjustmentId } = await owner.who.ok(addPriceAdjustment, {
    params: { basketId },
    body: { kind: 'AMOUNT', value: 100, reason: 'GOODWILL' },
  });
  return { basketId, adjustmentId };
}

const giftCard = {
  payment_method_id: 'GIFT_CARD' as const,
  c_gcCardNumber: demoCardNumber('USD', 'normal'),
  c_gcPin: demoPin,
};

const onBasket =
  (body?: Readonly<Record<string, unknown>>): Case =>
  async (owner) => ({ params: { basketId: await basketOf(owner) }, ...(body ? { body } : {}) });
const ofOrder: Case = async (owner) => ({ body: { orderNumber: (await orderOf(owner)).orderNumber } });

const ofStaff =
  (body?: Readonly<Record<string, unknown>>): Case =>
  async (owner) => ({ params: { orderNumber: (await orderOf(owner)).orderNumber }, ...(body ? { body } : {}) });

/** By call name, a request by the owner for a real object. */
export const cases: Readonly<Record<string, Case>> = {
  'cart.read': onBasket(),
  'cart.paymentMethods': onBasket(),
  'cart.addItem': async (owner) => ({ body: { items: [{ cartId: await basketOf(owner), ...owner.goods }] } }),
  'cart.reserveWithItem': async (owner) => ({ body: { cartId: await basketOf(owner) } }),
  'cart.updateItem': async (owner) => {
    const basketId = await basketOf(owner);
    return { params: { basketId }, body: { cartId: basketId, itemId: await lineOf(owner, basketId), qty: 2 } };
  },
  'cart.removeItem': async (owner) => {
    const cartId = await basketOf(owner);
    return { body: { cartId, itemId: await lineOf(owner, cartId) } };
  },
  'cart.applyCoupon': async (owner) => ({ body: { cartId: await basketOf(owner), code: 'WELCOME10' } }),
  'cart.removeCoupon': async (owner) => {
    const cartId = await basketOf(owner);
    await owner.who.ok(applyCoupon, { body: { cartId, code: 'WELCOME10' } });
    return { body: { cartId, code: 'WELCOME10' } };
  },
  'cart.setShippingMethod': async (owner) => ({
    body: { cartId: await basketOf(owner), code: 'standard', shippingId: 'me' },
  }),
  'cart.shippingMethods': async (owner) => ({ params: { basketId: await basketOf(owner), shippingId: 'me' } }),
  'cart.setShippingAddress': onBasket({ addresses: [seattle] }),
  'cart.removeShippingAddress': async (owner) => {
    const basketId = await basketOf(owner);
    await owner.who.ok(setShippingAddress, { params: { basketId }, body: { addresses: [seattle] } });
    return { params: { basketId }, body: {} };
  },
  'cart.validateShippingAddress': onBasket({ address: seattle }),
  'cart.setBillingAddress': onBasket({ address: seattle }),
  'cart.removeBillingAddress': async (owner) => {
    const basketId = await basketOf(owner);
    await owner.who.ok(setBillingAddress, { params: { basketId }, body: { address: seattle } });
    return { params: { basketId }, body: {} };
  },
  'cart.addPaymentInstrument': onBasket(giftCard),
  'cart.removePaymentInstrument': async (owner) => {
    const basketId = await basketOf(owner);
    const { instrument } = await owner.who.ok(addPaymentInstrument, { params: { basketId }, body: giftCard });
    return { params: { basketId }, body: { payment_instrument_id: instrument.payment_instrument_id } };
  },
  'cart.setReward': onBasket({ appliedLoyaltyVoucher: null }),
  'cart.prepareOrder': async (owner) => ({ body: { basketId: await readyBasket(owner) } }),
  'cart.deviceFingerprint': async (owner) => ({
    body: { cartId: await basketOf(owner), deviceFingerprint: 'f'.repeat(32) },
  }),
  'cart.paymentSession': async (owner) => ({
    query: { basketId: await readyBasket(owner), paymentMethodId: 'PAYPAL', paymentMethod: 'paypal', referer: 'cart' },
  }),
  'cart.addPriceAdjustment': onBasket({ kind: 'AMOUNT', value: 100, reason: 'GOODWILL' }),
  'cart.changePriceAdjustment': async (owner) => ({ params: await adjustmentOf(owner), body: { value: 200 } }),
  'cart.removePriceAdjustment': async (owner) => ({ params: await adjustmentOf(owner), body: {} }),
  'cart.saveForLater': async (owner) => {
    const basketId = await basketOf(owner);
    return { params: { basketId }, body: { itemIds: [await lineOf(owner, basketId)] } };
  },
  'cart.updateSavedItem': async (owner) => ({ body: { ...(await savedItemOf(owner)), qty: 2 } }),
  'cart.removeSavedItem': async (owner) => {
    const { saveForLaterId, itemId } = await savedItemOf(owner);
    return { params: { saveForlaterId: saveForLaterId, itemId }, body: {} };
  },
  'wishlists.removeFavorite': async (owner) => {
    const { favoriteId, itemId } = await favoriteOf(owner);
    return { params: { favoriteId, itemId }, body: {} };
  },
  'wishlists.shareFavorites': async (owner) => ({
    params: { favoriteId: (await favoriteOf(owner)).favoriteId },
    body: {},
  }),
  // The token is public by design; the list's own id must not open the list.
  'wishlists.sharedFavorites': async (owner) => {
    const { favoriteId } = await favoriteOf(owner);
    const { shareToken } = await owner.who.ok(shareFavorites, { params: { favoriteId }, body: {} });
    await owner.who.ok(shareFavorites, { params: { favoriteId }, body: { shared: false } });
    return { params: { favoriteId: shareToken ?? '' } };
  },
  'events.cancelRegistration': async ({ shop, who }) => {
    const registrationId = crypto.randomUUID();
    const [day, at] = ['2199-05-01', new Date()];
    const registration = { registration_id: registrationId, event_id: 'far-away', subject_id: who.id, details: {} };
    await shop.db
      .insertInto('event_registration')
      .values({ ...registration, attending_days: [day], terms_accepted_at: at })
      .execute();
    return { params: { registrationId } };
  },
  'cart.share': async (owner) => ({ params: { basketId: await basketOf(owner) }, body: {} }),
  'cart.takeShared': async (owner) => {
    const basketId = await basketOf(owner);
    const { token } = await owner.who.ok(shareCart, { params: { basketId }, body: {} });
    return { params: { token }, body: { cartId: basketId } };
  },
  'serving.begin': async (owner) => {
    const { email } = await newConsumer(owner.shop);
    const { customer } = await owner.who.ok(findCustomer, { body: { by: 'email', value: email } });
    return { body: { reference: customer?.reference ?? '', isAgreed: true, cartId: await basketOf(owner) } };
  },
  'checkout.placeOrder': async (owner) => {
    const { basketId, totals } = await owner.shop.readyCart(owner.who, [owner.goods]);
    const token = await tokenise(cards.approve);
    return {
      body: {
        cartId: basketId,
        expectedTotal: totals.total,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
      },
    };
  },
  'checkout.patchOrder': async (owner) => ({
    params: { orderNumber: await challengedOrderOf(owner) },
    body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'made-up' } } },
  }),
  'consumer.purchase': async (owner) => ({ params: { orderId: (await orderOf(owner)).orderNumber } }),
  'consumer.trackOrder': async (owner) => ({
    body: { orderNumber: (await orderOf(owner)).orderNumber, email: 'somebody-else@example.org' },
  }),
  'consumer.cancelOrder': ofOrder,
  'consumer.downloadInvoice': ofOrder,
  'consumer.resendGiftCardEmail': ofOrder,
  'consumer.withdraw': ofOrder,
  'consumer.returnLabel': async (owner) => {
    const { orderNumber, items } = await orderOf(owner);
    return {
      params: { orderId: orderNumber },
      body: { lines: [{ itemId: items[0]!.id, qty: 1, reason: 'too-small' }] },
    };
  },
  'consumer.returnLabelAgain': async (owner) => {
    const { orderNumber } = await orderOf(owner);
    const returnId = crypto.randomUUID();
    await owner.shop.db
      .insertInto('order_reversal')
      .values({
        reversal_id: returnId,
        order_number: orderNumber,
        kind: 'return',
        state: 'announced',
        lines: '[]',
        amount: 1,
        label_code: 'R7K2M9QXD',
      })
      .execute();
    return { params: { orderId: orderNumber }, body: { returnId } };
  },
  'consumer.openWarrantyCase': async (owner) => ({ body: { ...brokenTent, pictures: [await pictureOf(owner)] } }),
  'support.case': async (owner) => ({ params: { caseNumber: await caseOf(owner) } }),
  'support.reply': async (owner) => ({ params: { caseNumber: await caseOf(owner) }, body: { text: 'Thank you' } }),
  'support.picture': async (owner) => {
    const pictureId = await pictureOf(owner);
    const { caseNumber } = await owner.who.ok(openWarrantyCase, {
      body: { ...brokenTent, email: owner.who.email, pictures: [pictureId] },
    });
    return { params: { caseNumber, pictureId } };
  },
  'staff.case': async (owner) => ({ params: { caseNumber: await caseOf(owner) } }),
  'staff.casePicture': async (owner) => {
    const pictureId = await pictureOf(owner);
    const { caseNumber } = await owner.who.ok(openWarrantyCase, {
      body: { ...brokenTent, email: owner.who.email, pictures: [pictureId] },
    });
    return { params: { caseNumber, pictureId } };
  },
  'staff.answerCase': async (owner) => ({
    params: { caseNumber: await caseOf(owner) },
    body: { text: 'Send it to us', revision: 1 },
  }),
  'staff.turnCase': async (owner) => ({
    params: { caseNumber: await caseOf(owner) },
    body: { state: 'closed', revision: 1 },
  }),
  'staff.order': ofStaff(),
  'staff.previewCancellation': ofStaff({}),
  'staff.cancelOrder': ofStaff({ expectedRefund: 0, reason: 'Asked for it' }),
  'staff.refundOrder': ofStaff({ part: 'goodwill', amount: 1, reason: 'Asked for it' }),
  'staff.resendMail': ofStaff({ mail: 'order-confirmation' }),
  'consumer.updateAddress': async (owner) => ({
    params: { addressId: await addressOf(owner) },
    body: { address: newAddress() },
  }),
  'consumer.deleteAddress': async (owner) => ({ params: { addressId: await addressOf(owner) } }),
  'consumer.updateInstrument': async (owner) => ({
    params: { paymentInstrumentId: await savedCardOf(owner, cards.approve) },
    body: { default: true },
  }),
  'consumer.deleteInstrument': async (owner) => ({
    params: { paymentInstrumentId: await savedCardOf(owner, cards.decline) },
  }),
  'consumer.retrieveUserData': async ({ who }) => ({
    body: { consumerId: who.id, email: 'somebody-else@example.org' },
  }),
};

/**
 * Calls open to anyone with the right credentials; the requests above use wrong ones, so that the owner is refused too.
 * And calls of staff, which are open to no shopper.
 */
export const refusesOwnersToo: ReadonlySet<string> = new Set([
  'wishlists.sharedFavorites',
  'consumer.trackOrder',
  'consumer.retrieveUserData',
  'staff.case',
  'staff.casePicture',
  'staff.answerCase',
  'staff.turnCase',
  'staff.order',
  'staff.previewCancellation',
  'staff.cancelOrder',
  'staff.refundOrder',
  'staff.resendMail',
]);

const missing = (value: string): string => {
  if (value.startsWith('TF-')) return 'TF-0000-0000';
  return /^[0-9a-f-]{36}$/.test(value) ? crypto.randomUUID() : [...value].reverse().join('');
};

function withoutOwned(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutOwned(each, name));
  if (value && typeof value === 'object') return inputOfNobody(value as Record<string, unknown>);
  return typeof value === 'string' && ownedNames.has(name) ? missing(value) : value;
}

/** Returns the same request for an object that does not exist. */
export function inputOfNobody<T extends Readonly<Record<string, unknown>>>(input: T): T {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withoutOwned(value, name)])) as T;
}

import type { AnyCall } from 'shared-contracts/call';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { locales } from 'shared-contracts/locale';
import { portland } from '../portland.ts';
import type { Input } from './back-end.ts';
import type { Findings } from './discover.ts';

/** What is asked of one call. */
interface Probe {
  /** An input that the call answers; undefined when the shop has nothing to ask for. */
  readonly valid?: Input | undefined;
  /** An input that names nothing, and the errors that say so. */
  readonly unknown?: { readonly input: Input; readonly errors: readonly ErrorId[] };
}

export interface NamedProbe extends Probe {
  readonly call: AnyCall;
}

const nobody = '00000000-0000-4000-8000-000000000000';
const noProduct = 'ZZ000000000';
const site = { mode: 'publish', siteId: locales['en-us'].siteId };
const product = (productId: string, more: Input = {}): Input => ({ params: { productId }, ...more });
const basket = (basketId: string, more: Input = {}): Input => ({ params: { basketId }, ...more });
const noCart = { input: basket(nobody), errors: ['BSK404', 'AUT498'] } as const;
const noMember = { input: {}, errors: ['REW401'] } as const;

/** Calls that change nothing but a guest's own cart, by name. */
const probesWith = ({ productId, upc, categoryId, page, basketId, shippingId }: Findings): Record<string, Probe> => ({
  'auth.token': { valid: { body: { type: 'Guest' } } },
  'auth.socialProviders': { valid: {} },
  'cart.create': { valid: { body: {} } },
  'cart.createWithItem': {
    valid: { body: { items: [{ productId, upc }] } },
    unknown: { input: { body: { items: [{ productId: noProduct, upc: '999999999999' }] } }, errors: ['ORD404'] },
  },
  'cart.read': { valid: basket(basketId), unknown: noCart },
  'cart.addItem': {
    valid: { body: { items: [{ cartId: basketId, productId, upc }] } },
    unknown: { input: { body: { items: [{ cartId: nobody, productId, upc }] } }, errors: ['BSK404', 'AUT498'] },
  },
  'cart.shippingMethods': {
    valid: { params: { basketId, shippingId } },
    unknown: { input: { params: { basketId: nobody, shippingId } }, errors: ['BSK404', 'AUT498'] },
  },
  'cart.validateShippingAddress': {
    valid: basket(basketId, { body: { address: portland } }),
    unknown: { ...noCart, input: basket(nobody, { body: { address: portland } }) },
  },
  'cart.paymentMethods': { valid: basket(basketId), unknown: noCart },
  'cart.paymentSession': {
    valid: { query: { basketId } },
    unknown: { ...noCart, input: { query: { basketId: nobody, paymentMethod: 'klarna' } } },
  },
  'consumer.lookup': { valid: { query: { email: 'nobody@contract-check.example' } } },
  'consumer.trackOrder': {
    unknown: {
      input: { body: { orderNumber: 'ZZ-000000', email: portland.email } },
      errors: ['ORD409', 'OHS4004'],
    },
  },
  'consumer.purchase': { unknown: { input: { params: { orderId: 'ZZ-000000' } }, errors: ['ORD409'] } },
  'consumer.getLoyaltyVouchers': { unknown: noMember },
  'consumer.pointsHistory': { unknown: noMember },
  'consumer.invitations': { unknown: noMember },
  'consumer.invitation': { unknown: { input: { params: { code: '0123456789ab' } }, errors: ['4044'] } },
  'consumer.welcomePromotion': { unknown: noMember },
  'contact.subjects': { valid: {} },
  'events.places': { unknown: { input: { params: { eventId: 'no-such-event' } }, errors: ['EVT404'] } },
  'content.augmentedPage': {
    valid: { params: { ...site, page: 'home' } },
    unknown: { input: { params: { ...site, page: 'no-such-page' } }, errors: ['API404'] },
  },
  'content.category': {
    valid: { params: { ...site, categoryId } },
    unknown: { input: { params: { ...site, categoryId: '9999999999' } }, errors: ['API404'] },
  },
  'content.product': { valid: { params: { ...site, productId } } },
  'content.helpTopics': { valid: { params: site } },
  'content.helpAnswer': {
    unknown: { input: { params: { ...site, question: 'nowhere' } }, errors: ['API404'] },
  },
  'content.menu': { valid: { params: site } },
  'content.footer': { valid: { params: site } },
  'content.page': {
    valid: page === undefined ? undefined : { params: { ...site, page } },
    unknown: { input: { params: { ...site, page: 'no-such-page' } }, errors: ['API404'] },
  },
  'content.searchHub': { valid: {} },
  'content.footerComponent': { valid: {} },
  'content.utility': { valid: {} },
  'content.footSizes': { valid: {} },
  'content.sizeChart': {
    unknown: { input: { params: { productType: 'no-such-type' } }, errors: ['API404'] },
  },
  'content.locationSelector': { valid: {} },
  'content.popups': { valid: { params: site } },
  'content.articles': { valid: { params: site } },
  'content.children': { valid: { params: { ...site, parentPageSlug: 'help' } } },
  'content.search': { valid: { params: { ...site, searchType: 'pages' }, query: { q: 'return' } } },
  'content.espot': { valid: { params: { ...site, section: 'cart-top' } } },
  'content.fragment': {
    unknown: { input: { params: { mode: 'publish', fragmentId: 'nowhere' } }, errors: ['API404'] },
  },
  'content.pageByName': {
    valid: { params: { page: 'home' } },
    unknown: { input: { params: { page: 'nowhere' } }, errors: ['API404'] },
  },
  'content.showcase': {
    unknown: { input: { params: { ...site, docType: 'page' } }, errors: ['AUT404'] },
  },
  'products.catalog': {
    valid: { query: { categoryId } },
    unknown: { input: { query: { categoryId: '9999999999' } }, errors: ['PLP400'] },
  },
  'products.details': { valid: product(productId), unknown: { input: product(noProduct), errors: ['API404'] } },
  'products.productSets': { valid: product(productId) },
  'products.productSet': {
    unknown: { input: { params: { productSetId: productId.slice(0, 8) } }, errors: ['API404'] },
  },
  'products.inventory': { valid: product(productId), unknown: { input: product(noProduct), errors: ['API404'] } },
  'products.availability': {
    valid: product(productId, { body: { upc } }),
    unknown: { input: product(noProduct, { body: {} }), errors: ['API404'] },
  },
  'products.reviews': { valid: product(productId), unknown: { input: product(noProduct), errors: ['API404'] } },
  'products.questions': { valid: product(productId), unknown: { input: product(noProduct), errors: ['API404'] } },
  'products.recommendations': { valid: { query: { productId } } },
  'products.styles': { valid: { query: { styleIds: productId.slice(0, 8) } } },
  'products.search': { valid: { query: { q: 'a' } } },
  'products.autoSuggest': { valid: { query: { q: 'a' } } },
  'stores.search': { valid: { body: { query: '98101' } } },
  'stores.collectionPoints': { valid: { body: { postalCode: '98101' } } },
  'fapi.serverTime': { valid: {} },
  'utilities.countryList': { valid: {} },
  'utilities.addressRules': {
    valid: { params: { countryCode: 'US' } },
    unknown: { input: { params: { countryCode: 'ZZ' } }, errors: ['API404'] },
  },
  'utilities.stores': { valid: {} },
  'cart.shared': {
    unknown: { input: { params: { token: 'Qz3wT8mNc1RbL0uVx7Yk5A' } }, errors: ['BSK404'] },
  },
  'wishlists.favorites': { valid: {} },
  'wishlists.savedForLater': { valid: {} },
  'wishlists.sharedFavorites': {
    unknown: { input: { params: { favoriteId: 'Vb7yq2k0wVq0q3c1mX4n8g' } }, errors: ['PLP400'] },
  },
});

/** Reads that a guest may make and that are not checked, with the reason. */
const uncheckedReads: Readonly<Record<string, string>> = {
  'fapi.exampleAnswer': 'answers outside production only',
};

const guestAccess: readonly AnyCall['access'][] = ['anyone', 'shopper', 'shopper-not-employee'];

/**
 * Returns what to ask of each call that is safe to make.
 * @throws {Error} for a read open to guests that has neither a probe nor a reason, so that none is forgotten
 */
export function probesFor(findings: Findings, calls: readonly AnyCall[] = allCalls): readonly NamedProbe[] {
  const probes = new Map(Object.entries(probesWith(findings)));
  const forgotten = calls.filter(
    ({ name, method, access }) =>
      method === 'GET' && guestAccess.includes(access) && !probes.has(name) && !(name in uncheckedReads),
  );
  if (forgotten.length > 0) throw new Error(`No probe for ${forgotten.map(({ name }) => name).join(', ')}`);
  return calls.flatMap((call) => {
    const probe = probes.get(call.name);
    return probe ? [{ call, ...probe }] : [];
  });
}

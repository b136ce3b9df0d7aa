import type { Address, Cart, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { PointPlace } from 'shared-contracts/calls/stores';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';

export type DeliveryKind = 'home' | 'customs' | 'digital' | 'pickup' | 'sent-to-store';

/** How a group is delivered. */
export function kindOf({ shippingId, code }: Pick<ShippingGroup, 'shippingId' | 'code'>): DeliveryKind {
  if (shippingId === 'me') return 'home';
  if (shippingId === 'customs' || shippingId === 'digital') return shippingId;
  return code === 'sts' ? 'sent-to-store' : 'pickup';
}

/** What a cart requires the shopper to enter. */
export interface DeliveryNeeds {
  /** Whether anything is delivered to an address. */
  readonly goesHome: boolean;
  /** Groups to be collected in a store. */
  readonly collected: readonly ShippingGroup[];
  /** Whether the customer stands at a till and takes goods along. */
  readonly takesAlong: boolean;
  /** Whether the parcel goes to a collection point. */
  readonly usesPoint: boolean;
}

export function needsOf({ shippingMethods }: Pick<Cart, 'shippingMethods'>): DeliveryNeeds {
  const of = (...kinds: readonly DeliveryKind[]) => shippingMethods.filter((group) => kinds.includes(kindOf(group)));
  return {
    goesHome: of('home', 'customs').length > 0,
    collected: of('pickup', 'sent-to-store').filter(({ isTakenAlong }) => !isTakenAlong),
    takesAlong: shippingMethods.some(({ isTakenAlong }) => isTakenAlong),
    usesPoint: of('home').some(({ code }) => code === 'pudo'),
  };
}

/** Payments that need no address on the bill: nobody compares it. */
const withoutAddress: readonly string[] = ['PAYPAL', 'DW_APPLE_PAY'];

/**
 * Whether the bill needs an address when it is paid with `method`, a payment method or the id of a saved card; a name
 * is enough when stored value pays for everything, and at a till, where who pays stands before the associate.
 */
export function billsAddress(cart: Pick<Cart, 'shippingMethods' | 'totals'>, method: string): boolean {
  if (cart.totals.remainingToPay === 0 || withoutAddress.includes(method)) return false;
  return method === 'KLARNA' || !cart.shippingMethods.every(({ isTakenAlong }) => isTakenAlong);
}

const whoCollects: readonly AddressFieldName[] = ['email', 'firstName', 'lastName', 'phoneCode', 'phone'];
const whoPays: readonly AddressFieldName[] = ['email', 'firstName', 'lastName'];
const whoIsMailed: readonly AddressFieldName[] = ['email'];

/** The form of the first step: an address, a contact for pickup, a name at a till, or an email for digital products. */
export function askedRules(rules: readonly AddressFieldRule[], needs: DeliveryNeeds): AddressFieldRule[] {
  if (needs.goesHome) return [...rules];
  const fields = needs.collected.length > 0 ? whoCollects : needs.takesAlong ? whoPays : whoIsMailed;
  return rules.filter(({ name }) => fields.includes(name)).map(unhinted);
}

/** A rule without its hint for the driver. */
const unhinted = ({ hint, ...rule }: AddressFieldRule): AddressFieldRule =>
  hint !== undefined && rule.name !== 'phone' ? { ...rule, hint } : rule;

/** A collector other than the shopper. */
export interface Collector {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a shopper is reached, of an address. */
export const reachOf = ({ email, phone, phoneCode }: Address): Pick<Address, 'email' | 'phone' | 'phoneCode'> => ({
  ...(email ? { email } : {}),
  ...(phone ? { phone, ...(phoneCode ? { phoneCode } : {}) } : {}),
});

/** The collector per store: the store's address with a person's name. */
export function collectorAddresses(
  collected: readonly ShippingGroup[],
  contact: Address,
  { firstName, lastName }: Collector = contact,
): Address[] {
  return collected.flatMap(({ shippingId, storeId, address }) =>
    address
      ? [
          {
            firstName,
            lastName,
            ...reachOf(contact),
            ...address,
            ...(address.province ? { stateCode: address.province } : {}),
            shippingId,
            ...(storeId ? { storeId } : {}),
          },
        ]
      : [],
  );
}

/** The collection point of a cart. */
export const pointOf = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>): PointPlace | undefined =>
  shippingMethods.find(({ collectionPoint }) => collectionPoint)?.collectionPoint;

/** A collection point as a person's delivery address. */
export function pointAddress(
  { collectionPointId, name, addressLine1, city, postalCode, province, country }: PointPlace,
  contact: Address,
): Address {
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    ...reachOf(contact),
    addressLine1,
    city,
    postalCode,
    ...(province ? { province } : {}),
    country,
    storeId: collectionPointId,
    storeName: name,
  };
}

import type { Address, Cart, ShippingGroup } from 'shared-contracts/calls/cart-entities';
import type { CollectionPoint } from 'shared-contracts/calls/stores';
import type { AddressFieldName, AddressFieldRule } from 'shared-contracts/calls/utilities';

export type DeliveryKind = 'home' | 'customs' | 'digital' | 'pickup' | 'sent-to-store';

/** How a group reaches the shopper. */
export function kindOf({ shippingId, code }: Pick<ShippingGroup, 'shippingId' | 'code'>): DeliveryKind {
  if (shippingId === 'me') return 'home';
  if (shippingId === 'customs' || shippingId === 'digital') return shippingId;
  return code === 'sts' ? 'sent-to-store' : 'pickup';
}

/** What a cart makes necessary to ask. */
export interface DeliveryNeeds {
  /** Something is brought to an address. */
  readonly goesHome: boolean;
  /** Groups that somebody collects in a store. */
  readonly collected: readonly ShippingGroup[];
  /** The parcel for home goes to a collection point. */
  readonly usesPoint: boolean;
}

export function needsOf({ shippingMethods }: Pick<Cart, 'shippingMethods'>): DeliveryNeeds {
  const of = (...kinds: readonly DeliveryKind[]) => shippingMethods.filter((group) => kinds.includes(kindOf(group)));
  return {
    goesHome: of('home', 'customs').length > 0,
    collected: of('pickup', 'sent-to-store'),
    usesPoint: of('home').some(({ code }) => code === 'pudo'),
  };
}

const whoCollects: readonly AddressFieldName[] = ['email', 'firstName', 'lastName', 'phone'];
const whoIsMailed: readonly AddressFieldName[] = ['email'];

/** The fields that the first step asks for: an address, whoever collects, or where to mail digital goods. */
export function askedRules(rules: readonly AddressFieldRule[], needs: DeliveryNeeds): AddressFieldRule[] {
  if (needs.goesHome) return [...rules];
  const fields = needs.collected.length > 0 ? whoCollects : whoIsMailed;
  return rules.filter(({ name }) => fields.includes(name));
}

/** Somebody else than the shopper. */
export interface Collector {
  readonly firstName: string;
  readonly lastName: string;
}

/** Who collects what in which store: the store's address in the name of a person. */
export function collectorAddresses(
  collected: readonly ShippingGroup[],
  { email, phone, firstName, lastName }: Address,
  collector: Collector = { firstName, lastName },
): Address[] {
  return collected.flatMap(({ shippingId, storeId, address }) =>
    address
      ? [
          {
            ...collector,
            ...(email ? { email } : {}),
            ...(phone ? { phone } : {}),
            ...address,
            ...(address.province ? { stateCode: address.province } : {}),
            shippingId,
            ...(storeId ? { storeId } : {}),
          },
        ]
      : [],
  );
}

/** A collection point as the address of a parcel for somebody. */
export function pointAddress(
  { collectionPointId, addressLine1, city, postalCode, country }: CollectionPoint,
  { firstName, lastName, email, phone, province, stateCode }: Address,
): Address {
  return {
    firstName,
    lastName,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    addressLine1,
    city,
    postalCode,
    ...(province ? { province } : {}),
    ...(stateCode ? { stateCode } : {}),
    country,
    storeId: collectionPointId,
  };
}

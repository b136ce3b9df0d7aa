import { HTTPError, type KyInstance } from 'ky';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { dialCodeOf, isCountry } from '../base/countries.ts';
import { contentHash } from '../base/hash.ts';
import { type PartyOptions, partyClient } from '../base/party-client.ts';
import { internationalPhone, isPhone } from '../base/phone.ts';
import {
  type AnnouncedReturn,
  type Warehouse,
  type WarehouseShipment,
  WarehouseUnavailableError,
} from './warehouse.ts';

/** The number that the carrier calls, in international form. */
function phoneOf({ phone = '', phoneCode, recipientContactPhone, country }: Address): { readonly phone?: string } {
  if (!isCountry(country)) return {};
  const own = dialCodeOf(country);
  const called = recipientContactPhone
    ? internationalPhone(recipientContactPhone, own, country)
    : internationalPhone(phone, phoneCode ?? own, country);
  // A parcel does not wait for a number that nobody can call.
  return isPhone(called, undefined) ? { phone: called } : {};
}

const recipientOf = (address: Address) => ({
  name: `${address.firstName} ${address.lastName}`,
  ...phoneOf(address),
  addressLine1: address.addressLine1,
  ...(address.addressLine2 ? { addressLine2: address.addressLine2 } : {}),
  city: address.city,
  postalCode: address.postalCode,
  ...(address.stateCode ? { region: address.stateCode } : {}),
  country: address.country,
  ...(address.storeId ? { collectionPointId: address.storeId } : {}),
});

/** The warehouse over its HTTP interface. */
export class HttpWarehouse implements Warehouse {
  readonly #client: KyInstance;

  constructor(options: PartyOptions) {
    this.#client = partyClient(options);
  }

  async handOver({ orderNumber, shipmentId, address, ...shipment }: WarehouseShipment): Promise<'accepted' | 'packed'> {
    const path = `orders/${orderNumber}/shipments/${encodeURIComponent(shipmentId)}`;
    try {
      await this.#put(path, { ...shipment, ...(address ? { recipient: recipientOf(address) } : {}) });
      return 'accepted';
    } catch (error) {
      if (error instanceof HTTPError && error.response.status === 409) return 'packed';
      throw new WarehouseUnavailableError(`The warehouse did not accept ${path}`, { cause: error });
    }
  }

  async announceReturn({ returnId, ...announced }: AnnouncedReturn): Promise<void> {
    const path = `returns/${returnId}`;
    try {
      await this.#put(path, announced);
    } catch (error) {
      throw new WarehouseUnavailableError(`The warehouse did not accept ${path}`, { cause: error });
    }
  }

  async #put(path: string, json: object): Promise<void> {
    // A retry after another cancellation says something else and needs another key.
    const key = contentHash(`${path} ${JSON.stringify(json)}`);
    await this.#client.put(path, { json, headers: { 'idempotency-key': key } });
  }
}

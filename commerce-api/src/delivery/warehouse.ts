import type { Address, ShippingCode } from 'shared-contracts/calls/cart-entities';

/** The goods of a shipment, with the units that were cancelled since it was ordered. */
export interface WarehouseLine {
  readonly lineId: string;
  readonly upc: string;
  readonly location: string;
  readonly quantity: number;
  readonly cancelled: number;
}

/** A shipment to pack. */
export interface WarehouseShipment {
  readonly orderNumber: string;
  readonly shipmentId: string;
  readonly service: Exclude<ShippingCode, 'digital'>;
  /** Where a pickup is handed over. */
  readonly storeId?: string | undefined;
  readonly address?: Address | undefined;
  /** The day promised to the shopper. */
  readonly deliverBy?: string | undefined;
  readonly lines: readonly WarehouseLine[];
}

/** A parcel that a shopper sends back. */
export interface AnnouncedReturn {
  readonly returnId: string;
  readonly orderNumber: string;
  readonly labelCode: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** The warehouse could not be reached, or could not answer; ask again. */
export class WarehouseUnavailableError extends Error {
  override readonly name = 'WarehouseUnavailableError';
}

/** The warehouse. Every method can be repeated; what happens next arrives by webhook (after-sales/fulfilment-webhooks.ts). */
export interface Warehouse {
  /**
   * Hands over a shipment, or updates the units that were cancelled.
   * @returns `packed` when units were cancelled that are in the parcel already
   */
  handOver(shipment: WarehouseShipment): Promise<'accepted' | 'packed'>;
  announceReturn(announced: AnnouncedReturn): Promise<void>;
}

import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { LocaleId } from 'shared-contracts/locale';

/** Units taken out of one place for a line. */
export interface Reservation {
  readonly lineId: string;
  readonly upc: string;
  readonly locationId: string;
  readonly qty: number;
  readonly rowTotal: number;
  /** Digital goods have no stock that could run out. */
  readonly counted: boolean;
  readonly productType: string;
  readonly shipmentId: string;
}

/** A payment of the order to be: taken from an account, or authorised by a provider. */
export interface SnapshotTender {
  /** Place in the order of paying; refunds go the other way round. */
  readonly position: number;
  readonly method: PaymentMethodId;
  /** Minor units. */
  readonly amount: number;
  /** The account of stored value; a provider pays where there is none. */
  readonly accountId?: string;
  /** What the provider gets to know the shopper's instrument by. */
  readonly token?: string;
  readonly savedCard?: string;
  readonly lastFour?: string;
}

/** All that placing needs after it began: whatever happens to the cart, prices or catalogue later changes nothing. */
export interface Snapshot {
  readonly order: Order;
  readonly locale: LocaleId;
  readonly reservations: readonly Reservation[];
  readonly coupons: readonly string[];
  readonly tenders: readonly SnapshotTender[];
  /** What is set aside beside the payments, such as the points of a voucher. */
  readonly holds: readonly { readonly accountId: string; readonly amount: number; readonly purpose: string }[];
  /** What a provider's fraud check knows the shopper's device by. */
  readonly deviceFingerprint?: string;
  /** A guest wants the newsletter; who has an account is subscribed there. */
  readonly newsletter?: true;
  /** The store an associate sold it in. */
  readonly inStoreSalesInfo?: { readonly storeId: string; readonly storeEmployeeId: string };
}

import type { PaymentMethodId } from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { LocaleId } from 'shared-contracts/locale';

/** Units reserved at one location for a line. */
export interface Reservation {
  readonly lineId: string;
  readonly upc: string;
  readonly locationId: string;
  readonly qty: number;
  readonly rowTotal: number;
  /** False for digital goods, which have no stock. */
  readonly counted: boolean;
  readonly productType: string;
  readonly shipmentId: string;
}

/** A payment of the future order: debited from an account, or authorized by a provider. */
export interface SnapshotTender {
  /** Position in payment order; refunds run in reverse. */
  readonly position: number;
  readonly method: PaymentMethodId;
  /** Minor units. */
  readonly amount: number;
  /** The stored-value account; absent when a provider pays. */
  readonly accountId?: string;
  /** The token that identifies the shopper's instrument to the provider. */
  readonly token?: string;
  readonly savedCard?: string;
  readonly lastFour?: string;
}

/** Everything needed to place the order. Later changes to the cart, prices or catalogue have no effect. */
export interface Snapshot {
  readonly order: Order;
  readonly locale: LocaleId;
  readonly reservations: readonly Reservation[];
  readonly coupons: readonly string[];
  readonly tenders: readonly SnapshotTender[];
  /** Amounts set aside besides the payments, such as voucher points. */
  readonly holds: readonly { readonly accountId: string; readonly amount: number; readonly purpose: string }[];
  /** Minor units of goods that earn a point; null where none are earned. Absent from snapshots of an earlier version. */
  readonly amountPerPoint?: number | null;
  /** Identifies the shopper's device to the provider's fraud check. */
  readonly deviceFingerprint?: string;
  /** A guest subscribes to the newsletter; account holders subscribe in their account. */
  readonly newsletter?: true;
  /** The store and associate of an in-store sale. */
  readonly inStoreSalesInfo?: { readonly storeId: string; readonly storeEmployeeId: string };
}

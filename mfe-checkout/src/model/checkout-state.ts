import type { PrimitiveAtom } from 'jotai/vanilla';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import type {
  Address,
  ApplicableShippingMethod,
  Cart,
  Flash,
  LoyaltyVoucher,
} from 'shared-contracts/calls/cart-entities';
import type { Order } from 'shared-contracts/calls/checkout';
import type { addPaymentInstrument, getPaymentMethods, PaymentSession } from 'shared-contracts/calls/payment';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import type { ProductError } from 'shared-contracts/errors/product-error';
import type { ReadyPayment } from './ready-payment.ts';
import type { Saved } from './saved.ts';
import type { DeliveryExtras } from './send-delivery.ts';

export type PaymentMethods = CallResponse<typeof getPaymentMethods>;

export type InstrumentToAdd = CallInput<typeof addPaymentInstrument>['body'];

export interface CheckoutState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly cart: Cart | undefined;
  readonly rules: readonly AddressFieldRule[];
  readonly payment: PaymentMethods | undefined;
  readonly ready: ReadyPayment | undefined;
  /** How many approvals have been used up by refused orders: a wallet then needs a new one. */
  readonly usedUp: number;
  /** The orderer, when nothing is delivered to an address. */
  readonly contact: Address | undefined;
  /** The signed-in account; undefined for guests, and when it could not be read. */
  readonly saved: Saved | undefined;
  /** Cart changes made without the shopper since checkout started. */
  readonly notices: readonly Flash[];
  /** EXPRESS when the saved card and address were filled in without a question (docs/spec/commerce.md section 4). */
  readonly checkoutStatus: 'STANDARD' | 'EXPRESS';
  /** True while the order is being placed: at most one request. */
  readonly placing: boolean;
  /** The error of loading the page's data. */
  readonly error: ProductError | undefined;
}

export const initialCheckout: CheckoutState = {
  status: 'idle',
  cart: undefined,
  rules: [],
  payment: undefined,
  ready: undefined,
  usedUp: 0,
  contact: undefined,
  saved: undefined,
  notices: [],
  checkoutStatus: 'STANDARD',
  placing: false,
  error: undefined,
};

export interface CheckoutModel {
  readonly atom: PrimitiveAtom<CheckoutState>;
  /** Reads everything the page needs; with `express` also applies the account's defaults. */
  load(options?: { readonly express: boolean }): Promise<void>;
  /** Reads the cart; with `settles` the services first adapt it to what is available and report the changes. */
  refresh(options?: { readonly settles: boolean }): Promise<Cart | undefined>;
  /** Reads what express buttons need: the cart and its payment methods. */
  readExpress(): Promise<void>;
  /** The carrier's correction of the address, if any. */
  suggestion(address: Address): Promise<Address | undefined>;
  /**
   * Sets the delivery address, or the orderer when nothing is delivered; with `extras` also the collector and the
   * collection point.
   */
  submitDelivery(address: Address, extras?: DeliveryExtras): Promise<void>;
  /** Saves an address to the account: a new one, or replacing the one with that id. */
  keepAddress(address: Address, addressId?: string): Promise<void>;
  subscribe(): Promise<void>;
  chooseMethod(shippingId: string, method: ApplicableShippingMethod): Promise<void>;
  submitBillingAddress(address: Address): Promise<void>;
  keepPayment(payment: ReadyPayment | undefined): void;
  /** Applies a gift card, points, or a credit to the cart. */
  addInstrument(instrument: InstrumentToAdd): Promise<void>;
  removeInstrument(id: string): Promise<void>;
  /** Converts points into a voucher for this cart; without one, keeps the points. */
  spendVoucher(voucher: LoyaltyVoucher | undefined): Promise<void>;
  /** Starts a wallet payment; retries once after a delay when that fails (docs/spec/commerce.md section 9). */
  beginWallet(method: 'PAYPAL' | 'KLARNA'): Promise<PaymentSession>;
  prepare(): Promise<void>;
  place(): Promise<Order>;
  /** Asks for the result of an attempt interrupted by a reload; undefined when there was none. */
  resume(): Promise<Order | undefined>;
}

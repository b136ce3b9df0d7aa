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
  /** Who orders, where nothing is delivered to an address. */
  readonly contact: Address | undefined;
  /** Of whoever is signed in; undefined for guests, and when it could not be read. */
  readonly saved: Saved | undefined;
  /** What has changed about the cart without the shopper since checkout began. */
  readonly notices: readonly Flash[];
  /** EXPRESS when the saved card and address were filled in and nothing was asked (docs/spec/commerce.md section 4). */
  readonly checkoutStatus: 'STANDARD' | 'EXPRESS';
  /** True while the order is being placed: one request in flight, never two. */
  readonly placing: boolean;
  /** A fault of loading the page's data. */
  readonly error: ProductError | undefined;
}

export const initialCheckout: CheckoutState = {
  status: 'idle',
  cart: undefined,
  rules: [],
  payment: undefined,
  ready: undefined,
  contact: undefined,
  saved: undefined,
  notices: [],
  checkoutStatus: 'STANDARD',
  placing: false,
  error: undefined,
};

export interface CheckoutModel {
  readonly atom: PrimitiveAtom<CheckoutState>;
  /** Reads all that the page needs; with `express` it also fills in what somebody signed in has as default. */
  load(options?: { readonly express: boolean }): Promise<void>;
  /** Reads the cart; with `settles` what can no longer be as it was is changed first, and told. */
  refresh(options?: { readonly settles: boolean }): Promise<Cart | undefined>;
  /** Reads what the express buttons need: the cart and the ways to pay it. */
  readExpress(): Promise<void>;
  /** A better spelling of the address, if the carrier knows one. */
  suggestion(address: Address): Promise<Address | undefined>;
  /**
   * Sets where everything goes: the address, or whoever collects where nothing is delivered, and with `extras` who
   * collects instead of the shopper and where a parcel waits.
   */
  submitDelivery(address: Address, extras?: DeliveryExtras): Promise<void>;
  /** Keeps an address in the account: a new one, or in the place of the saved one with that id. */
  keepAddress(address: Address, addressId?: string): Promise<void>;
  subscribe(): Promise<void>;
  chooseMethod(shippingId: string, method: ApplicableShippingMethod): Promise<void>;
  submitBillingAddress(address: Address): Promise<void>;
  keepPayment(payment: ReadyPayment | undefined): void;
  /** Puts a gift card, points or a credit on the cart. */
  addInstrument(instrument: InstrumentToAdd): Promise<void>;
  removeInstrument(id: string): Promise<void>;
  /** Turns points into a voucher for this cart, or with none keeps them. */
  spendVoucher(voucher: LoyaltyVoucher | undefined): Promise<void>;
  /** Begins a payment with a wallet; asks once more after a while when that fails (docs/spec/commerce.md section 9). */
  beginWallet(method: 'PAYPAL' | 'KLARNA'): Promise<PaymentSession>;
  prepare(): Promise<void>;
  place(): Promise<Order>;
  /** Asks what came of a try that a reload interrupted; undefined when there was none. */
  resume(): Promise<Order | undefined>;
}

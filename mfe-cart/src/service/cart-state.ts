import type { PrimitiveAtom } from 'jotai/vanilla';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import type { NewItem, updateItem } from 'shared-contracts/calls/cart';
import type { ApplicableShippingMethod, Cart, CartItem, Flash } from 'shared-contracts/calls/cart-entities';
import type { ProductError } from 'shared-contracts/errors/product-error';

/** The cart as the server last told it, and what is on its way to it. */
export interface CartState {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Undefined when there is none, which is an empty cart. */
  readonly cart: Cart | undefined;
  /** True while a change is on its way: totals dim instead of being guessed. */
  readonly settling: boolean;
  /** Quantities the shopper has set and the server has not confirmed, by line. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Units on their way into the cart. */
  readonly arriving: number;
  /** Lines on their way out of it. */
  readonly leaving: readonly string[];
  /** Errors at their line. */
  readonly itemErrors: Readonly<Record<string, string>>;
  /** An error of the cart as a whole. */
  readonly error: ProductError | undefined;
  /** What was changed on the shopper's behalf, until it is dismissed. */
  readonly notices: readonly Flash[];
}

export const initialCart: CartState = {
  status: 'idle',
  cart: undefined,
  settling: false,
  wanted: {},
  arriving: 0,
  leaving: [],
  itemErrors: {},
  error: undefined,
  notices: [],
};

/** What can be changed of a line beside its quantity: the variant, the place, the gift text. */
export type LineChange = Omit<CallInput<typeof updateItem>['body'], 'cartId' | 'itemId'>;

export interface CartModel {
  readonly atom: PrimitiveAtom<CartState>;
  /** Reads the cart; resolves in any case, the state tells how it went. */
  refresh(): Promise<void>;
  /** Like `refresh`, for a view that an add opens: the add itself reads the cart, so it is not read twice. */
  refreshAfterAdd(): Promise<void>;
  /** Adds after reading the inventory; rejects with a ProductError. Resolves with the line's id. */
  add(item: NewItem): Promise<string | undefined>;
  setQuantity(item: CartItem, qty: number): Promise<void>;
  /** Changes a line; rejects with a ProductError. */
  changeLine(item: CartItem, change: LineChange): Promise<void>;
  /** Chooses how a delivery group travels; rejects with a ProductError. */
  chooseMethod(shippingId: string, method: ApplicableShippingMethod): Promise<void>;
  remove(item: CartItem): Promise<void>;
  /** Makes a change of the cart as a whole that a feature brings along; rejects with a ProductError. */
  change<C extends AnyCall>(call: C, input: (basketId: string) => CallInput<C>): Promise<CallResponse<C> | undefined>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(code: string): Promise<void>;
  /** Begins another session, and a cart with these items, once. */
  renew(items: readonly CartItem[]): Promise<void>;
  dismissNotices(): void;
}

/** How many units more, or fewer, the cart will hold when everything on its way has arrived. */
export function expectedUnits({ cart, wanted, arriving, leaving }: CartState): number {
  return (cart?.items ?? []).reduce((units, { id, qty }) => {
    const wish = leaving.includes(id) ? 0 : (wanted[id] ?? qty);
    return units + wish - qty;
  }, arriving);
}

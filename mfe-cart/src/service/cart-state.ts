import { type Atom, atom } from 'jotai/vanilla';
import type { AnyCall, CallInput, CallResponse } from 'shared-contracts/call';
import type { NewItem, updateItem } from 'shared-contracts/calls/cart';
import type { ApplicableShippingMethod, Cart, CartItem, Flash } from 'shared-contracts/calls/cart-entities';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { type LostGift, lostGifts } from './lost-gifts.ts';
import { noticesOf } from './recovery.ts';

/** The cart as the services last sent it. */
interface CartRead {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Undefined when there is no cart, which is shown as an empty one. */
  readonly cart: Cart | undefined;
  /** Why the cart could not be read. */
  readonly error: ProductError | undefined;
}

/** Changes made by the shopper that the services have not confirmed. */
interface PendingChanges {
  /** Quantities by line id. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Units being added. */
  readonly arriving: number;
  /** Ids of lines being removed. */
  readonly leaving: readonly string[];
}

/** Everything that views show of the cart. */
export interface CartState extends CartRead, PendingChanges {
  /** True until a change has been made and read: totals dim instead of being guessed. */
  readonly settling: boolean;
  /** Refusals shown at their line, by line id. */
  readonly itemErrors: Readonly<Record<string, ProductError>>;
  /** A refused change, shown above the lines. */
  readonly topError: ProductError | undefined;
  /** What the services changed on the shopper's behalf, until dismissed. */
  readonly notices: readonly Flash[];
  /** Gifts that a change of the cart took away, until dismissed. */
  readonly lost: readonly LostGift[];
}

const noChanges: PendingChanges = { wanted: {}, arriving: 0, leaving: [] };

/** The state of a cart: the last read, pending changes, errors, and what derives from them. */
export function cartAtoms() {
  const read = atom<CartRead>({ status: 'idle', cart: undefined, error: undefined });
  const changes = atom(noChanges);
  /** Whether changes are queued or running, and whether the cart was read after the last one. */
  const queue = atom({ length: 0, isSettled: true });
  const itemErrors = atom<CartState['itemErrors']>({});
  const topError = atom<ProductError | undefined>(undefined);
  const notices = atom<readonly Flash[]>([]);
  const lost = atom<readonly LostGift[]>([]);

  const cart = atom((get) => get(read).cart);
  const expectedUnits = atom((get) => unitsOnTheWay(get(cart)?.items ?? [], get(changes)));
  const state: Atom<CartState> = atom((get) => ({
    ...get(read),
    ...get(changes),
    settling: !get(queue).isSettled,
    itemErrors: get(itemErrors),
    topError: get(topError),
    notices: get(notices),
    lost: get(lost),
  }));
  /** The quantity the shopper set for a line; undefined when the cart's own applies. */
  const wantedOf = (itemId: string) => atom((get) => get(changes).wanted[itemId]);
  /** Stores a cart from the services in one update; undefined for an empty one. */
  const takeCart = atom(null, (get, set, cart: Cart | undefined) => {
    const { length } = get(queue);
    set(lost, lostGifts(get(lost), get(read).cart, cart));
    set(read, { cart, status: 'success', error: undefined });
    // This response does not include changes that are still queued.
    if (length === 0) set(changes, noChanges);
    set(queue, { length, isSettled: length === 0 });
    set(notices, noticesOf(get(notices), cart));
  });
  return { read, changes, queue, itemErrors, topError, notices, lost, cart, expectedUnits, state, wantedOf, takeCart };
}

export type CartAtoms = ReturnType<typeof cartAtoms>;

/** The difference in units once all pending changes have been made. */
function unitsOnTheWay(items: readonly CartItem[], { wanted, arriving, leaving }: PendingChanges): number {
  return items.reduce((units, { id, qty }) => {
    const next = leaving.includes(id) ? 0 : (wanted[id] ?? qty);
    return units + next - qty;
  }, arriving);
}

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** The changeable parts of a line besides its quantity: variant, pickup store, gift text. */
export type LineChange = Omit<CallInput<typeof updateItem>['body'], 'cartId' | 'itemId'>;

export interface CartModel {
  readonly atom: Atom<CartState>;
  readonly wantedOf: (itemId: string) => Atom<number | undefined>;
  /** Reads the cart; always resolves, with the result in the state. */
  refresh(): Promise<void>;
  /** Like `refresh`, for a view opened by an add: the add itself reads the cart, so it is not read twice. */
  refreshAfterAdd(): Promise<void>;
  /** Adds after checking stock; resolves with the line's id, rejects with a ProductError. */
  add(item: NewItem): Promise<string | undefined>;
  /** Adds several items in one step, all or nothing, after checking their stock; like `add` otherwise. */
  addAll(items: readonly NewItem[]): Promise<string | undefined>;
  /**
   * Adds what was scanned at a till; the services decide from which shelf it comes. Attempts with one key add it once; `signal`
   * calls it off until its turn comes. Rejects with a ProductError, or with the reason of the signal.
   */
  addScanned(
    item: NewItem,
    attempt: { readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<string | undefined>;
  setQuantity(item: CartItem, qty: number): Promise<void>;
  /** Changes a line; rejects with a ProductError. */
  changeLine(item: CartItem, change: LineChange): Promise<void>;
  /** Chooses the delivery method of a group; rejects with a ProductError. */
  chooseMethod(shippingId: string, method: ApplicableShippingMethod): Promise<void>;
  remove(item: CartItem): Promise<void>;
  /** Changes the cart as a whole for a feature; rejects with a ProductError. */
  change<C extends AnyCall>(call: C, input: (basketId: string) => CallInput<C>): Promise<CallResponse<C> | undefined>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(code: string): Promise<void>;
  /** Starts another session, and a cart with these items, once. */
  renew(items: readonly CartItem[]): Promise<void>;
  dismissNotices(): void;
}

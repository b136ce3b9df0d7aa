import { createStore } from 'jotai/vanilla';
import type { AnyCall } from 'shared-contracts/call';
import type { Cart, CartItem } from 'shared-contracts/calls/cart-entities';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import type { Calls } from 'shared-contracts/client';
import { createDialogs } from 'shared-contracts/dialogs';
import { ProductError } from 'shared-contracts/errors/product-error';
import { createEventBus } from 'shared-contracts/events';
import { locales } from 'shared-contracts/locale';
import type { Platform } from 'shared-contracts/platform';
import { writeStoredCart } from 'shared-contracts/stored-cart';
import { createToasts, toastsAtom } from 'shared-contracts/toasts';
import { vi } from 'vitest';

export const exampleItem = exampleCart.items[0] as CartItem;

/** A product other than the example's, by a number. */
export const product = (n: number) => ({
  productId: `TF00000${n}0C5`,
  upc: `040000000010${n}`,
});

interface Line {
  readonly productId: string;
  readonly upc: string;
  readonly qty?: number | undefined;
}
interface Input {
  readonly params?: { readonly basketId?: string; readonly productId?: string };
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: {
    readonly items?: readonly (Line & { readonly cartId?: string })[];
    readonly itemId?: string;
    readonly qty?: number;
  };
}
type Handler = (input: Input) => unknown;

/** The services as the cart sees them: carts by id, and a script that takes the place of single answers. */
export function fakeServices() {
  const carts = new Map<string, Cart>();
  const log: { readonly name: string; readonly input: Input }[] = [];
  /** Answers once, in the order given, instead of the services. */
  const script = new Map<string, Handler[]>();
  let made = 0;

  function cartOf(basketId: string | undefined): Cart {
    const cart = carts.get(basketId ?? '');
    if (!cart) throw new ProductError('BSK404', 'Your cart has expired.');
    return cart;
  }
  function put(basketId: string, items: readonly CartItem[]): { id: string; revision: number; flash: [] } {
    const revision = (carts.get(basketId)?.revision ?? 0) + 1;
    const totalItems = items.reduce((sum, { qty }) => sum + qty, 0);
    const total = items.reduce((sum, { qty, price }) => sum + qty * price.current, 0);
    carts.set(basketId, {
      ...exampleCart,
      basketId,
      revision,
      items: [...items],
      totalItems,
      totals: { ...exampleCart.totals, total },
    });
    return { id: basketId, revision, flash: [] };
  }
  function withLines(basketId: string, lines: readonly Line[]) {
    const items = [...(carts.get(basketId)?.items ?? [])];
    let itemId = '';
    for (const { productId, upc, qty = 1 } of lines) {
      const known = items.findIndex((item) => item.upc === upc);
      const before = items[known];
      itemId = before?.id ?? `line-${upc}`;
      if (before) items[known] = { ...before, qty: before.qty + qty };
      else items.push({ ...exampleItem, id: itemId, productId, upc, name: `Product ${upc}`, qty });
    }
    return { ...put(basketId, items), itemId };
  }

  const answers: Readonly<Record<string, Handler>> = {
    'products.inventory': ({ params }) => ({
      id: params?.productId,
      variants: Array.from({ length: 10 }, (_, n) => ({ upc: product(n).upc, quantity: 5 })),
    }),
    'cart.createWithItem': ({ body }) => withLines(`cart-${++made}`, body?.items ?? []),
    'cart.addItem': ({ body }) => {
      const { basketId } = cartOf(body?.items?.[0]?.cartId);
      return withLines(basketId, body?.items ?? []);
    },
    'cart.read': ({ params }) => cartOf(params?.basketId),
    'cart.updateItem': ({ params, body }) => {
      const { basketId, items } = cartOf(params?.basketId);
      return put(
        basketId,
        items.map((item) => (item.id === body?.itemId ? { ...item, qty: body.qty ?? item.qty } : item)),
      );
    },
    'cart.removeItem': ({ body }) => {
      const [cart] = carts.values();
      const { basketId, items } = cartOf(cart?.basketId);
      return put(
        basketId,
        items.filter(({ id }) => id !== body?.itemId),
      );
    },
  };

  return {
    carts,
    /** Puts lines into a cart, as another tab or device would. */
    fill: withLines,
    /** The names of the calls that were made, in order, without the reads unless asked for. */
    made: (...wanted: readonly string[]) =>
      log.map(({ name }) => name).filter((name) => (wanted.length > 0 ? wanted.includes(name) : name !== 'cart.read')),
    inputs: (name: string) => log.filter((entry) => entry.name === name).map(({ input }) => input),
    next(name: string, ...handlers: readonly Handler[]) {
      script.set(name, [...(script.get(name) ?? []), ...handlers]);
    },
    async answer({ name }: AnyCall, input: unknown): Promise<unknown> {
      log.push({ name, input: input as Input });
      const handler = script.get(name)?.shift() ?? answers[name];
      if (!handler) throw new Error(`The test has no answer for ${name}`);
      return handler(input as Input);
    },
  };
}

export type FakeServices = ReturnType<typeof fakeServices>;

/** A page's platform over fake services: real store, bus, toasts and dialogs. */
export function fakePlatform(services: FakeServices) {
  const store = createStore();
  const guest = { status: 'guest', consumerNo: 'c-1' } as const;
  const session = {
    ready: vi.fn<Platform['session']['ready']>(() => Promise.resolve(guest)),
    reset: vi.fn<Platform['session']['reset']>(() => Promise.resolve(guest)),
    signIn: vi.fn<Platform['session']['signIn']>(() => Promise.resolve(guest)),
    signOut: vi.fn<Platform['session']['signOut']>(() => Promise.resolve(guest)),
  };
  const platform: Platform = {
    locale: locales['en-us'],
    calls: ((call: AnyCall, input: unknown) => services.answer(call, input)) as Calls,
    bus: createEventBus({
      source: { remote: 'shell', release: '1', trace: 't' },
      onHandlerError: (error) => {
        throw error;
      },
    }),
    store,
    session,
    dialogs: createDialogs(store),
    toasts: createToasts(store),
    services: { load: () => Promise.reject(new Error('no services')), preload: () => undefined },
    botCheck: { token: () => Promise.resolve('person'), preload: () => undefined },
    config: {
      environment: 'development',
      origin: 'http://localhost',
      frameOrigin: 'http://127.0.0.1',
      imageOrigin: '',
      toastDelay: 6000,
      expressCheckout: true,
      bonusItemsFirst: false,
      outOfStockNotice: false,
    },
    navigate: () => undefined,
    report: () => undefined,
  };
  return { platform, session, toasts: () => store.get(toastsAtom) };
}

/** A step that the test lets happen when it wants to. */
export function gate<Value>(value: () => Value) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { handler: () => promise.then(value), open: () => resolve() };
}

/** Services that hold a cart with one line, which this browser remembers. */
export function servicesWithLine(): FakeServices {
  localStorage.clear();
  const services = fakeServices();
  services.fill('cart-1', [product(1)]);
  writeStoredCart({ basketId: 'cart-1', totalItems: 1 });
  return services;
}

import { type Cart, type CartItem, exampleCart } from 'shared-contracts/calls/cart-entities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { storedCart } from 'storefront-kit/stored-cart';
import { fakeServices, type Handler } from 'storefront-kit/testing/services';

export const exampleItem = exampleCart.items[0] as CartItem;

/** The id of a numbered cart. */
export const cartId = (n: number): string => `7f6c1d5e-2b0a-4c57-9a53-${String(n).padStart(12, '0')}`;

/** A numbered product other than the example's. */
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
/** Fake cart services over carts kept in memory. */
export function cartServices() {
  const carts = new Map<string, Cart>();
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

  const answers: Record<string, Handler<Input>> = {
    'products.inventory': ({ params }) => ({
      id: params?.productId,
      variants: Array.from({ length: 10 }, (_, n) => ({ upc: product(n).upc, quantity: 5 })),
    }),
    'cart.createWithItem': ({ body }) => withLines(cartId(++made), body?.items ?? []),
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

  const services = fakeServices<Input>(answers);
  return {
    ...services,
    carts,
    /** Answers every call of a name from now on. */
    always(name: string, handler: Handler<Input>): void {
      answers[name] = handler;
    },
    /** Puts lines into a cart, as another tab or device would. */
    fill: withLines,
    /** Names of the calls so far, oldest first, except cart reads; or only the given ones. */
    made: (...wanted: readonly string[]) =>
      services.names().filter((name) => (wanted.length > 0 ? wanted.includes(name) : name !== 'cart.read')),
    inputs: (name: string) => services.calls(name).map(({ input }) => input),
  };
}

export type CartServices = ReturnType<typeof cartServices>;

/** A handler that answers when the test releases it. */
export function gate<Value>(value: () => Value) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { handler: () => promise.then(value), open: () => resolve() };
}

/** Services with a cart of one line, which this browser has stored. */
export function servicesWithLine(): CartServices {
  localStorage.clear();
  const services = cartServices();
  services.fill(cartId(1), [product(1)]);
  storedCart.write({ basketId: cartId(1), totalItems: 1 });
  return services;
}

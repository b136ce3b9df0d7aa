import { conversions } from 'shared-contracts/conversions';
import type { EventBus } from 'shared-contracts/events';
import { cartItemAdded, orderPlaced } from 'shared-contracts/events/cart';
import { remoteFailed } from 'shared-contracts/events/platform';

/** Something that experiments are judged by. */
export interface Act {
  readonly key: (typeof conversions)[keyof typeof conversions];
  readonly tags: Readonly<Record<string, string | number>>;
}

/** What happened before somebody counts it, and who counts from then on. */
export interface Acts {
  count?: (act: Act) => void;
  readonly before: Act[];
}

/** Calls back with what the visitor does. Returns a function that ends it. */
export function followActs(bus: EventBus, onAct: (act: Act) => unknown): () => void {
  const stops = [
    bus.subscribe(cartItemAdded, ({ payload }) =>
      onAct({ key: conversions.addToCart, tags: { product: payload.productId, quantity: payload.qty } }),
    ),
    bus.subscribe(orderPlaced, ({ payload: { orderNumber, total, currency } }) =>
      onAct({
        key: conversions.orderPlaced,
        tags: {
          order: orderNumber,
          ...(total === undefined ? {} : { revenue: total }),
          ...(currency ? { currency } : {}),
        },
      }),
    ),
    bus.subscribe(remoteFailed, ({ payload: { remote, phase } }) => {
      if (remote === 'checkout') onAct({ key: conversions.checkoutFailed, tags: { phase } });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

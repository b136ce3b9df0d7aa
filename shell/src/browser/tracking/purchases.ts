import { rememberedIds } from 'storefront-kit/remembered-ids';

const tracked = rememberedIds('shop.tracking.purchases', 20);

/** Runs one at a time in all tabs; a page without a secure connection has no locks. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('tracking-purchases', work) : work();

/** Which orders were told to the tag manager by this browser. */
export function createPurchases() {
  return {
    /** Tells an order unless that has been done, in this tab or another. A failure is told again with the next page view. */
    once: (orderNumber: string, track: () => Promise<void>): Promise<void> =>
      alone(async () => {
        if (tracked.has(orderNumber)) return;
        await track();
        tracked.add(orderNumber);
      }),
  };
}

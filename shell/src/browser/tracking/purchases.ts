import { optionalText } from 'storefront-kit/optional-storage';
import { jsonIn } from 'storefront-kit/storage';
import * as v from 'valibot';

/** Orders that are remembered as told. */
const mostKept = 20;
const stored = jsonIn(optionalText('tarnfell.tracking.purchases'), v.parser(v.array(v.string())));

/** Runs one at a time in all tabs; a page without a secure connection has no locks. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('tracking-purchases', work) : work();

/** Which orders were told to the tag manager by this browser. */
export function createPurchases() {
  return {
    /** Tells an order unless that has been done, in this tab or another. A failure is told again with the next page view. */
    once: (orderNumber: string, tell: () => Promise<void>): Promise<void> =>
      alone(async () => {
        const told = stored.read() ?? [];
        if (told.includes(orderNumber)) return;
        await tell();
        stored.write([...told, orderNumber].slice(-mostKept));
      }),
  };
}

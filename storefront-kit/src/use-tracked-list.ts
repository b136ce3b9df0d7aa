import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Currency } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { ProductRecord } from 'shared-contracts/tracking/product-record';
import { followSeen } from './follow-seen.ts';

interface TrackedList {
  readonly currency: Currency;
  /** The list's products in the order of its items; a list that is shown twice has them twice. */
  readonly products: readonly ProductRecord[];
  /** Selects the items of the list: cards are articles. */
  readonly items?: string;
}

/** What an item of a list has that leads to its product besides links: its quick-shop. */
export const selects = { 'data-selects': '' } as const;
const selecting = 'a[href*="/p/"], [data-selects]';

/** Tells which products of a list come into view, once for each list, and which one is chosen. */
export function useTrackedList<Root extends HTMLElement>({
  currency,
  products,
  items = 'article',
}: TrackedList): {
  readonly ref: RefObject<Root | null>;
  readonly onClickCapture: (event: MouseEvent<Root>) => void;
} {
  const { track } = usePlatform();
  const ref = useRef<Root>(null);
  const tracked = useRef({ place: '', ids: new Set<string>() });
  const current = useRef(products);
  const place = products[0] ? `${products[0].list} ${products[0].searchTerm}` : '';
  const ids = products.map(({ productId }) => productId).join();

  useEffect(() => {
    current.current = products;
  });
  // The ids say whether the list has changed: its records are made anew with each render.
  useEffect(() => {
    if (!ref.current || ids === '') return;
    if (tracked.current.place !== place) tracked.current = { place, ids: new Set() };
    const known = tracked.current.ids;
    const elements = [...ref.current.querySelectorAll(items)];
    return followSeen(elements, (seen) => {
      const fresh = seen.flatMap((element) => {
        const record = current.current[elements.indexOf(element) % current.current.length];
        return record && !known.has(record.productId) ? [record] : [];
      });
      for (const { productId } of fresh) known.add(productId);
      if (fresh.length > 0) track({ event: 'view_item_list', currency, products: fresh });
    });
  }, [track, currency, ids, place, items]);

  return {
    ref,
    onClickCapture({ target, currentTarget }) {
      if (!(target instanceof Element) || !target.closest(selecting)) return;
      const elements = [...currentTarget.querySelectorAll(items)];
      const index = elements.findIndex((element) => element.contains(target));
      const record = products[index % products.length];
      if (record) track({ event: 'select_item', currency, products: [record] });
    },
  };
}

import { useCallback } from 'react';
import { findOrders, type OrderFilter, orderFilters } from 'shared-contracts/calls/staff-orders';
import { useLocale } from 'storefront-kit/use-locale';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderMessages } from '../../messages/order-messages.ts';
import { Found } from '../area/found.tsx';
import { lastSearch } from '../area/last-search.ts';
import { type Search, SearchList } from '../area/search-list.tsx';
import { FoundOrderRow } from './found-order-row.tsx';

/** To which "Back to orders" leads. */
const last = lastSearch<Search<OrderFilter>>({ words: '', state: undefined });

/** Finds orders of all customers; the latest ones without words. */
export function OrderSearch() {
  const texts = orderMessages(useLocale());
  const states = orderFilters.map((value) => ({ value, label: texts[value] }));
  return (
    <SearchList texts={texts} maxLength={100} states={states} last={last}>
      {(search) => <Results search={search} />}
    </SearchList>
  );
}

function Results({ search: { words, state: status } }: { readonly search: Search<OrderFilter> }) {
  const texts = orderMessages(useLocale());
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal: AbortSignal | undefined) => {
      const body = { words, ...(status ? { status } : {}), ...(after ? { after } : {}) };
      const { orders, next } = await calls(findOrders, { body }, signal ? { signal } : {});
      return { items: orders, next };
    },
    [calls, words, status],
  );
  const isNarrowed = words !== '' || status !== undefined;
  return (
    <Found
      title={isNarrowed ? texts.found : texts.latest}
      texts={texts}
      read={read}
      row={(order) => <FoundOrderRow key={order.orderNumber} order={order} />}
    />
  );
}

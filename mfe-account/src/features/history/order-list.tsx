import { useEffect, useState } from 'react';
import { type OrderSummary, purchaseHistory } from 'shared-contracts/calls/orders';
import { usePlatform } from 'shared-contracts/platform';
import { AccordionItem } from 'shared-ui/accordion';
import { sheetStyle } from 'shared-ui/layout';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReport } from 'storefront-kit/use-report';
import { historyMessages } from '../../messages/history-messages.ts';
import { More } from '../area/more.tsx';
import { FilterForm } from './filter-form.tsx';
import { askedFor, type HistoryFilters, hasFilters } from './history-filters.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderRow } from './order-row.tsx';

const page = 10;

interface OrderListProps {
  readonly filters: HistoryFilters;
  readonly onFilter: (filters: HistoryFilters) => void;
}

interface Reading {
  readonly status: 'pending' | 'success' | 'error';
  readonly orders: readonly OrderSummary[];
  readonly total: number;
}

const nothingRead: Reading = { status: 'pending', orders: [], total: 0 };
const firstPage = { start: 0, tries: 0 };

/** The account's orders, newest first, page by page (ORD-01). */
export function OrderList({ filters, onFilter }: OrderListProps) {
  const { calls, locale } = usePlatform();
  const report = useReport('account');
  const texts = historyMessages(locale);
  const [reading, setReading] = useState(nothingRead);
  /** The account has orders, so that filtering makes sense. */
  const [opensFilter] = useState(hasFilters(filters));
  const [isFilterable, setIsFilterable] = useState(opensFilter);
  /** The number of orders read when the page was requested; `tries` requests the same page again. */
  const [asked, setAsked] = useState(firstPage);
  const [current, setCurrent] = useState(filters);
  if (current !== filters) {
    setCurrent(filters);
    setReading(nothingRead);
    setAsked(firstPage);
  }

  useEffect(() => {
    const abort = new AbortController();
    const { start } = asked;
    calls(purchaseHistory, { body: { start, count: page, ...askedFor(filters) } }, { signal: abort.signal }).then(
      ({ orders, total }) => {
        setReading((before) => ({ status: 'success', orders: [...before.orders.slice(0, start), ...orders], total }));
        if (total > 0) setIsFilterable(true);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error);
        setReading((before) => ({ ...before, status: 'error' }));
      },
    );
    return () => abort.abort();
  }, [calls, report, asked, filters]);

  const ask = (next: typeof asked) => {
    setReading((before) => ({ ...before, status: 'pending' }));
    setAsked(next);
  };
  const { status, orders, total } = reading;
  const isFiltered = hasFilters(filters);
  return (
    <section aria-label={texts.title} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
      <div css={{ display: 'grid', gap: space[2] }}>
        {isFilterable && (
          <AccordionItem title={texts.filter} open={opensFilter}>
            <FilterForm filters={filters} onFilter={onFilter} />
          </AccordionItem>
        )}
        <div role="status">{status === 'success' && isFiltered && <Text look="small">{texts.found(total)}</Text>}</div>
        {status === 'success' && !isFiltered && total === 0 && <NoOrders />}
      </div>
      {orders.length > 0 && (
        <ul css={{ display: 'grid', gap: space[4] }}>
          {orders.map((order) => (
            <li key={order.orderNumber} css={sheetStyle}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      {status === 'pending' && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="7rem" />
        </SkeletonGroup>
      )}
      {status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={() => ask({ ...asked, tries: asked.tries + 1 })}>
          {texts.failed}
        </RetryAlert>
      )}
      {status === 'success' && orders.length < total && (
        <More
          shown={texts.shown(orders.length, total)}
          more={texts.more}
          onMore={() => ask({ start: orders.length, tries: 0 })}
        />
      )}
    </section>
  );
}

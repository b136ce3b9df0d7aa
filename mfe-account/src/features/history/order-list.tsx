import { useEffect, useId, useState } from 'react';
import { type OrderSummary, purchaseHistory } from 'shared-contracts/calls/orders';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { Button, buttonStyle } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Picture } from 'shared-ui/picture';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { radius, space, tabular } from 'shared-ui/tokens';
import { Link, useLocation } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useReport } from 'storefront-kit/use-report';
import { historyMessages } from '../../messages/history-messages.ts';
import { orderPage } from '../order/order-page.ts';
import { placedOn } from '../order/placed-on.ts';
import { FilterForm } from './filter-form.tsx';
import { askedFor, type HistoryFilters, hasFilters } from './history-filters.ts';

const page = 10;
const pictures = 4;

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
  const titleId = useId();
  const [reading, setReading] = useState(nothingRead);
  /** The account has orders, so that filtering makes sense. */
  const [isFilterable, setIsFilterable] = useState(hasFilters(filters));
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
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: space[5] }}>
      <Heading level={1} id={titleId}>
        {texts.title}
      </Heading>
      <div css={{ display: 'grid', gap: space[2] }}>
        {isFilterable && <FilterForm filters={filters} onFilter={onFilter} />}
        <div role="status">
          {status === 'success' && isFiltered && <Text look="small">{texts.found(total)}</Text>}
          {status === 'success' && !isFiltered && total === 0 && <Text tone="muted">{texts.none}</Text>}
        </div>
      </div>
      {orders.length > 0 && (
        <ul css={{ display: 'grid', gap: space[4] }}>
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} />
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
        <div css={{ display: 'grid', gap: space[3], justifyItems: 'center' }}>
          <Text look="small" tone="muted">
            {texts.shown(orders.length, total)}
          </Text>
          <Button variant="secondary" onClick={() => ask({ start: orders.length, tries: 0 })}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const locale = useLocale();
  const texts = historyMessages(locale);
  const { search } = useLocation();
  const states = {
    placed: texts.placed,
    pending: texts.pending,
    cancelled: texts.cancelled,
    failed: texts.failedOrder,
  } as const;

  return (
    <li css={sheetStyle}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] }}>
        <div>
          <Text weight={600}>{order.orderNumber}</Text>
          <Text look="small" tone="muted">
            {[placedOn(order.createdAt, locale), texts.units(order.totalUnits), states[order.status]].join(' · ')}
          </Text>
        </div>
        <span css={[tabular, { fontWeight: 600 }]}>{formatMoney(order.total, order.currency, locale)}</span>
      </div>
      <div
        css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space[3] }}
      >
        <div css={{ display: 'flex', gap: space[2] }}>
          {order.items.slice(0, pictures).map(({ id, name, picture }) => (
            <Picture
              key={id}
              {...picture}
              alt={name}
              sizes="56px"
              cover
              css={{ width: '3.5rem', aspectRatio: '4 / 5', borderRadius: radius.card }}
            />
          ))}
        </div>
        <Link
          to={orderPage(order.orderNumber)}
          state={{ list: search }}
          css={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          {texts.open(order.orderNumber)}
        </Link>
      </div>
    </li>
  );
}

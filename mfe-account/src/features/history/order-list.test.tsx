import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import type { OrderSummary } from 'shared-contracts/calls/orders';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { type HistoryFilters, noFilters } from './history-filters.ts';
import { OrderList } from './order-list.tsx';

afterEach(cleanup);

const orders = (kind: string, count: number): OrderSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    orderNumber: `TF-${kind}-${1000 + index}`,
    status: 'placed',
    createdAt: '2026-11-20T10:00:00Z',
    currency: 'USD',
    total: 34_900,
    totalUnits: 1,
    items: [],
    shipments: [],
  }));

test('begins anew when the address names another filter [ORD-01]', async () => {
  const asked: { readonly start: number; readonly stage?: string }[] = [];
  const platform = fakePlatform({
    answer: (_call: AnyCall, input: object) => {
      const { body } = input as { readonly body: { readonly start: number; readonly stage?: string } };
      asked.push(body);
      const all = orders(body.stage === 'cancelled' ? 'CCCC' : 'AAAA', 11);
      return { total: 11, start: body.start, count: 10, orders: all.slice(body.start, body.start + 10) };
    },
  });
  const onFilter = vi.fn();
  const shown = (filters: HistoryFilters) => (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/account']}>
        <OrderList filters={filters} onFilter={onFilter} />
      </MemoryRouter>
    </PlatformProvider>
  );
  const { rerender } = render(shown({ ...noFilters, stage: 'cancelled' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more orders' }));
  await screen.findByText('TF-CCCC-1010');
  rerender(shown(noFilters));
  await screen.findByText('TF-AAAA-1000');
  expect(screen.queryByText(/TF-CCCC/)).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('');
  expect(asked.map(({ start, stage }) => [start, stage])).toEqual([
    [0, 'cancelled'],
    [10, 'cancelled'],
    [0, undefined],
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'placed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await eventually(() => expect(onFilter).toHaveBeenCalledWith({ ...noFilters, stage: 'placed' }));
});

test('shows no parcel whose method the services do not name [ORD-01]', async () => {
  const [order] = orders('AAAA', 1);
  const shipments = [{ shipmentId: 's1', status: 'shipped', deliveryTo: '2026-11-24' }] as const;
  const answer = () => ({ total: 1, start: 0, count: 10, orders: [{ ...order, stage: undefined, shipments }] });
  render(
    <PlatformProvider platform={fakePlatform({ answer })}>
      <MemoryRouter initialEntries={['/en-us/account/orders']}>
        <OrderList filters={noFilters} onFilter={vi.fn<() => void>()} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await screen.findByText('TF-AAAA-1000');
  expect(screen.getAllByText('Placed')).not.toHaveLength(0);
  expect(screen.queryByText(/Arrives/)).toBeNull();
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CallResponse } from 'shared-contracts/call';
import { exampleOrder } from 'shared-contracts/calls/checkout';
import { type ConsumerProfile, getConsumer } from 'shared-contracts/calls/consumer';
import { getLoyaltyVouchers } from 'shared-contracts/calls/consumer-wallet';
import { getFavorites } from 'shared-contracts/calls/favorites';
import { type OrderSummary, purchaseHistory } from 'shared-contracts/calls/orders';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { fakeServices, refuse } from 'storefront-kit/testing/services';
import { afterEach, describe, expect, test } from 'vitest';
import { Overview } from './overview.tsx';

afterEach(cleanup);

const [shipment] = exampleOrder.shipments;
if (!shipment) throw new Error('the example has a shipment');
const { address: _address, events: _events, ...parcel } = shipment;
const last: OrderSummary = {
  orderNumber: 'TF-7K2M-9QXD',
  status: 'placed',
  stage: 'shipped',
  createdAt: '2026-11-20T12:00:00.000Z',
  currency: 'USD',
  total: 34_900,
  totalUnits: 1,
  items: exampleOrder.items.map(({ id, name, qty, picture }) => ({ id, name, qty, picture })),
  shipments: [
    { ...parcel, status: 'shipped', trackingNumber: 'TP1', trackingUrl: 'https://parcels.example/TP1' },
    { ...parcel, shipmentId: 's2', status: 'delivered' },
  ],
};
const main = { ...shipment.address, addressId: crypto.randomUUID(), approachType: 'S' as const, main: true };
const stranger = getConsumer.example;
const member = {
  ...stranger,
  isLoyaltyMember: true,
  preferences: { preferredShoeSize: '42' },
  consumerDetails: { ...stranger.consumerDetails, address: [main] },
} as ConsumerProfile;
const vouchers = [{ points: 1000, amountInCurrency: 1000, available: true, eligible: false }];
const consumer: SessionState = { status: 'consumer', consumerNo: 'c-2' };

interface Options {
  readonly points?: Partial<CallResponse<typeof getLoyaltyVouchers>>;
  readonly session?: SessionState;
  readonly orders?: readonly OrderSummary[];
  readonly favorites?: number;
  /** The first answer to reading the orders. */
  readonly first?: () => never;
}

function open(
  profile: ConsumerProfile,
  { session = consumer, orders = [last], favorites = 1, points, first }: Options = {},
) {
  const services = fakeServices({
    [getConsumer.name]: () => profile,
    [purchaseHistory.name]: () => ({ ...purchaseHistory.example, total: orders.length, orders: [...orders] }),
    [getLoyaltyVouchers.name]: () => ({ ...getLoyaltyVouchers.example, ...points }),
    [getFavorites.name]: () =>
      favorites === 0 ? { ...getFavorites.example, total: 0, items: [] } : getFavorites.example,
  });
  if (first) services.next(purchaseHistory.name, first);
  const platform = fakePlatform({ session, answer: services.answer });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/account']}>
        <Overview />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, services };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const leadsTo = (part: Awaited<ReturnType<typeof card>>, name: string) =>
  part.getByRole('link', { name }).getAttribute('href');

describe('the overview of the account', () => {
  test('shows the last order with its parcel, points, size, address, and favorites at a glance', async () => {
    const { services } = open(member, {
      points: { currentLoyaltyPoints: 640, pointsValue: 640, pendingPoints: 109, applicableLoyaltyVouchers: vouchers },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Mara' })).toBeTruthy();
    const order = await card('Your last order');
    expect(order.getByText('On its way')).toBeTruthy();
    expect(order.getByText('Parcel 1 of 2:', { exact: false }).textContent).toContain('Arrives Tue, Nov 24');
    expect(order.queryByText('Parcel 2 of 2:', { exact: false })).toBeNull();
    expect(leadsTo(order, 'Follow parcel TP1 (opens in a new tab)')).toBe('https://parcels.example/TP1');
    expect(leadsTo(order, 'Open order TF-7K2M-9QXD')).toBe('/en-us/account/orders/TF-7K2M-9QXD');
    expect(leadsTo(order, 'All your orders')).toBe('/en-us/account/orders');
    const points = await card('Your points');
    expect(await points.findByText('640 points')).toBeTruthy();
    expect(points.getByText('worth $6.40 at checkout')).toBeTruthy();
    expect(points.getByText(/^109 points on the way/)).toBeTruthy();
    expect(points.getByRole('progressbar', { name: '360 points to your $10.00 voucher' })).toBeTruthy();
    expect(leadsTo(points, 'Points and vouchers')).toBe('/en-us/account/loyalty');
    expect((await card('Your sizes')).getByText('Shoe size 42')).toBeTruthy();
    expect((await card('Your delivery address')).getByText(shipment.address?.addressLine1 ?? 'none')).toBeTruthy();
    const favorites = await card('Your favorites');
    expect(favorites.getByText('1 saved item')).toBeTruthy();
    expect(leadsTo(favorites, 'Skarn Shell Jacket')).toContain('/p/');
    expect(services.calls(getConsumer.name)).toHaveLength(1);
  });

  test('says what is not there yet, and leads to where it begins', async () => {
    const { services } = open(stranger, { orders: [], favorites: 0 });
    const order = await card('Your last order');
    expect(await order.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(order.queryByRole('link', { name: 'All your orders' })).toBeNull();
    expect(leadsTo(await card('Points with every order'), 'See the program')).toBe('/en-us/account/loyalty');
    expect(leadsTo(await card('Your sizes'), 'Add your size')).toBe('/en-us/account/profile');
    expect(leadsTo(await card('Your delivery address'), 'Add an address')).toBe('/en-us/account/addresses');
    expect((await card('Your favorites')).getByText(/^Press the heart/)).toBeTruthy();
    expect(services.calls(getLoyaltyVouchers.name)).toEqual([]);
  });

  test('asks who has joined but not confirmed to open the link', async () => {
    open({
      ...stranger,
      enrollments: [
        { type: 'Loyalty', optin: true, doubleOptin: false, country: 'DE', region: 'EMEA', channel: 'email' },
      ],
    });
    const points = await card('Please confirm your membership');
    expect(points.getByText(/We have mailed a link to mara@example\.org/)).toBeTruthy();
  });

  test('shows employees neither points nor favorites', async () => {
    const { services } = open(member, {
      session: { status: 'employee', consumerNo: 'e-1', isEmployeeDiscountTCAccepted: true },
    });
    await card('Your sizes');
    expect(screen.queryByRole('region', { name: /points|favorites/i })).toBeNull();
    expect(services.calls(getFavorites.name)).toEqual([]);
  });

  test('goes on with the rest when a part cannot be read, and reads it again', async () => {
    open(member, { first: refuse('GEN500') });
    await card('Your points');
    const order = await card('Your last order');
    fireEvent.click(await order.findByRole('button', { name: 'Try again' }));
    expect(await order.findByText('TF-7K2M-9QXD')).toBeTruthy();
  });

  test('signs out', async () => {
    const { platform } = open(member);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(platform.session.signOut).toHaveBeenCalledOnce();
  });
});

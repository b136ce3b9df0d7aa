import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import type { Address } from 'shared-contracts/calls/cart-entities';
import { exampleOrder, getPurchase, type Order, trackOrder } from 'shared-contracts/calls/checkout';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepKnownEmail, knownEmail } from '../features/look-up/known-email.ts';
import OrderScreen, { head } from './order-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const consumer: SessionState = { status: 'consumer', consumerNo: 'lena' };
const guest: SessionState = { status: 'guest', consumerNo: 'g-1' };
const unknown = () => {
  throw new ProductError('ORD409', 'We could not find an order.');
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'TF-7K2M-9QXD' });

interface Shop {
  /** The last part of the address. */
  readonly at?: string;
  readonly session?: SessionState;
  readonly state?: unknown;
  /** Answers who looks the order up by its email. */
  readonly tracked?: () => Order;
}

function open(own: () => Order, { at = 'TF-7K2M-9QXD', session = consumer, state, tracked = unknown }: Shop = {}) {
  const made: string[] = [];
  const platform = fakePlatform({
    session,
    answer: ({ name }: AnyCall) => {
      made.push(name);
      if (name === getPurchase.name) return own();
      if (name === trackOrder.name) return tracked();
      return name === getSocialProviders.name ? { providers: [] } : {};
    },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[{ pathname: `/en-us/account/orders/${at}`, state }]}>
        <Routes>
          <Route path="/en-us/account/orders/:order" element={<OrderScreen />} />
        </Routes>
      </MemoryRouter>
    </PlatformProvider>,
  );
  const asked = () => made.filter((name) => name === getPurchase.name || name === trackOrder.name);
  return { platform, asked };
}

describe('the page of an order [ORD-01]', () => {
  test('shows the buyer parcels, dates, totals, and payment, and leads back to the list as it was', async () => {
    const { asked } = open(() => exampleOrder, { state: { list: '?stage=placed' } });
    const title = await heading();
    await eventually(() => expect(document.activeElement).toBe(title));
    expect(screen.getByRole('heading', { name: 'Arrives Tue, Nov 24 – Thu, Nov 26' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skarn Shell Jacket' }).getAttribute('href')).toBe(
      '/en-us/p/skarn-shell-jacket-TF4K2M9A0C5',
    );
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByText('Visa ending in 1111')).toBeTruthy();
    expect(summary.getAllByText('$349.00')).toHaveLength(2);
    expect(asked()).toEqual([getPurchase.name]);
    const back = screen.getByRole('link', { name: 'Back to your orders' });
    expect(back.getAttribute('href')).toBe('/en-us/account/orders?stage=placed');
  });

  test('says when a parcel arrived, what the savings are for, and whether the invoice goes elsewhere', async () => {
    const [shipment] = exampleOrder.shipments;
    if (!shipment?.address) throw new Error('the example has an address');
    const order: Order = {
      ...exampleOrder,
      billingAddress: shipment.address,
      promoSummary: [
        { promotionId: 'MEMBERS', level: 'ORDER', label: '5% for members', price: -500 },
        { promotionId: 'FREE', level: 'SHIPPING', label: 'Free delivery from $99', price: -800 },
        { promotionId: 'OLD', label: 'Of an older order', price: -100 },
      ],
      totals: { ...exampleOrder.totals, totalDiscount: 500 },
      shipments: [
        {
          ...shipment,
          status: 'delivered',
          events: [
            { status: 'received', at: '2026-11-21T12:00:00.000Z' },
            { status: 'delivered', at: '2026-11-25T12:00:00.000Z' },
          ],
        },
      ],
    };
    open(() => order);
    await heading();
    expect(screen.getByRole('heading', { name: 'Delivered on November 25, 2026' })).toBeTruthy();
    const [received, packed] = within(screen.getByRole('navigation', { name: 'State of the delivery' })).getAllByRole(
      'listitem',
    );
    expect(received?.querySelector('time')?.textContent).toBe('Nov 21');
    expect(packed?.querySelector('time')).toBeNull();
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    const rowOf = (text: string) => summary.getByText(text).closest('div')?.textContent;
    expect(rowOf('Savings')).toContain('5% for members');
    expect(rowOf('Delivery')).toContain('Free delivery from $99');
    expect(summary.queryByText(/older order/)).toBeNull();
    expect(summary.getByText('Same as the delivery address')).toBeTruthy();
    cleanup();
    open(() => ({ ...order, billingAddress: { ...shipment.address, addressLine1: '7 Elm Street' } as Address }));
    await heading();
    expect(screen.getByText('7 Elm Street')).toBeTruthy();
    expect(screen.queryByText('Same as the delivery address')).toBeNull();
  });

  test('tells a member what the order earns', async () => {
    open(() => ({ ...exampleOrder, pendingPoints: 349 }));
    await heading();
    expect(screen.getByText(/^This order earns 349 points/)).toBeTruthy();
  });

  test('asks a guest for the email, keeps it for this tab, and shows the order', async () => {
    const { asked } = open(unknown, { session: guest, tracked: () => exampleOrder });
    const email = await screen.findByRole('textbox', { name: 'Email', description: /order was placed/ });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Order number' }).value).toBe('TF-7K2M-9QXD');
    fireEvent.input(email, { target: { value: 'mara@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    await heading();
    cleanup();
    const again = open(unknown, { session: guest, tracked: () => exampleOrder });
    await heading();
    expect([asked(), again.asked()]).toEqual([[getPurchase.name, trackOrder.name], [trackOrder.name]]);
    fireEvent.click(screen.getByRole('link', { name: 'Look up another order' }));
    expect(knownEmail('TF-7K2M-9QXD', 'g-1')).toBeUndefined();
  });

  test('leads to the page of another order that is typed in its place', async () => {
    const other = { ...exampleOrder, orderNumber: 'TF-2222-3333' };
    const { platform } = open(unknown, { session: guest, tracked: () => other });
    const email = await screen.findByRole('textbox', { name: 'Email', description: /order was placed/ });
    fireEvent.input(screen.getByRole('textbox', { name: 'Order number' }), { target: { value: 'TF-2222-3333' } });
    fireEvent.input(email, { target: { value: 'mara@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find the order' }));
    await eventually(() =>
      expect(platform.navigate).toHaveBeenCalledWith('/account/orders/TF-2222-3333', { replace: true }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Your order TF-7K2M-9QXD' })).toBeTruthy();
  });

  test('asks the email of whoever else shops in this tab', async () => {
    keepKnownEmail('TF-7K2M-9QXD', 'mara@example.org', 'g-1');
    const { asked } = open(unknown, { session: { ...guest, consumerNo: 'g-2' }, tracked: () => exampleOrder });
    await screen.findByRole('textbox', { name: 'Order number' });
    expect(asked()).toEqual([getPurchase.name]);
  });

  test('reads the order of an account before one found by an email', async () => {
    keepKnownEmail('TF-7K2M-9QXD', 'mara@example.org', 'lena');
    const { asked } = open(unknown, { tracked: () => exampleOrder });
    await heading();
    expect(asked()).toEqual([getPurchase.name, trackOrder.name]);
  });

  test('asks for a number where the address names none', async () => {
    const { asked } = open(unknown, { at: 'CALL%20US!', session: guest });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Order number' })).value).toBe('');
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  test('leaves the focus to who is typing outside of the page', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    open(() => exampleOrder);
    await heading();
    await screen.findByRole('complementary', { name: 'Order summary' });
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  test('tells an account that the order is not among its own', async () => {
    open(unknown);
    expect(await screen.findByText(/not among the orders of your account/)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Your account' })).toBeTruthy();
  });

  test('asks anew for the email where the kept one is refused', async () => {
    keepKnownEmail('TF-7K2M-9QXD', 'mara@example.com', 'g-1');
    open(unknown, {
      session: guest,
      tracked: () => {
        throw new ProductError('ORD400', 'This email address does not belong to the order.');
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Order number' })).toBeTruthy();
  });

  test('reads the order anew when its buyer signs in', async () => {
    const own = vi.fn<() => Order>().mockImplementationOnce(unknown).mockReturnValue(exampleOrder);
    const { platform } = open(own, { session: guest });
    await screen.findByRole('textbox', { name: 'Order number' });
    platform.store.set(sessionAtom, consumer);
    await heading();
  });

  test('offers to try again when the services fail', async () => {
    const own = vi
      .fn<() => Order>()
      .mockImplementationOnce(() => {
        throw new ProductError('NET503', '');
      })
      .mockReturnValue(exampleOrder);
    open(own);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading();
  });

  test('names the order in the title of the page', () => {
    const titleAt = (part: string) =>
      head(undefined, {
        locale: fakePlatform().locale,
        url: new URL(`https://shop.example/en-us/account/orders/${part}`),
      }).title;
    expect(titleAt('tf-7k2m-9qxd/')).toBe('Your order TF-7K2M-9QXD');
    expect(titleAt('CALL%20US!')).toBe('Your order');
  });

  test.each([
    ['pending', 'We are waiting for the payment to be confirmed.'],
    ['cancelled', 'This order has been canceled.'],
    ['failed', 'The payment did not go through. Nothing has been charged and nothing will be sent.'],
  ] as const)('shows that an order is %s', async (status, words) => {
    open(() => ({ ...exampleOrder, status }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('distinguishes two parcels', async () => {
    const [first] = exampleOrder.shipments;
    if (!first) throw new Error('the example has a shipment');
    const shipments = [first, { ...first, shipmentId: 's2', status: 'cancelled' as const }];
    open(() => ({ ...exampleOrder, shipments }));
    expect(await screen.findByText('Parcel 2 of 2')).toBeTruthy();
    expect(screen.getByText('This parcel has been canceled.')).toBeTruthy();
  });
});

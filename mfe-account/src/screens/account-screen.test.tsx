import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import AccountScreen from './account-screen.tsx';

afterEach(cleanup);

function page(answer: () => Promise<Order>, search = '') {
  const calls = vi.fn((_call: AnyCall, _input: object) => answer());
  // What editors added to the page, and other ways to sign in, come beside.
  const beside: Readonly<Record<string, unknown>> = {
    [getAugmentedPage.name]: { ...getAugmentedPage.example, blocks: [] },
    [getSocialProviders.name]: { providers: [] },
  };
  const platform = fakePlatform({ answer: (call, input) => beside[call.name] ?? calls(call, input) });
  const element = (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/account${search}`]}>
        <AccountScreen />
      </MemoryRouter>
    </PlatformProvider>
  );
  return { calls, faults: platform.faults, element };
}

function open(answer: () => Promise<Order>, search = '') {
  const parts = page(answer, search);
  render(parts.element);
  return parts;
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Order number' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email', description: /order was placed/ });
function fill() {
  fireEvent.input(number(), { target: { value: 'tf-7k2m-9qxd' } });
  fireEvent.input(email(), { target: { value: ' mara@example.org ' } });
}
const find = () => fireEvent.click(screen.getByRole('button', { name: 'Find the order' }));

describe('guest order look-up [ORD-02]', () => {
  test('finds an order by number and email with its parcels, dates, totals, and payment', async () => {
    const { calls } = open(() => Promise.resolve(exampleOrder));
    fill();
    find();
    const heading = await screen.findByRole('heading', { level: 1, name: 'TF-7K2M-9QXD' });
    await eventually(() => expect(document.activeElement).toBe(heading));
    expect(calls.mock.calls[0]?.slice(0, 2)).toMatchObject([
      { name: 'consumer.trackOrder' },
      { body: { orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' } },
    ]);
    expect(screen.getByRole('heading', { name: 'Arrives Tue, Nov 24 – Thu, Nov 26' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skarn Shell Jacket' }).getAttribute('href')).toBe(
      '/en-us/p/skarn-shell-jacket-TF4K2M9A0C5',
    );
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByText('Visa ending in 1111')).toBeTruthy();
    expect(summary.getAllByText('$349.00')).toHaveLength(2);
  });

  test('prefills the number from a link', () => {
    open(() => Promise.reject(new Error('never asked')), '?order=TF-7K2M-9QXD');
    expect(number().value).toBe('TF-7K2M-9QXD');
  });

  test('calls the services only with valid fields, and focuses the first invalid one', async () => {
    const { calls } = open(() => Promise.resolve(exampleOrder));
    find();
    const summary = await screen.findByRole('region', { name: '2 entries need another look' });
    await eventually(() => expect(document.activeElement).toBe(summary));
    expect(number().getAttribute('aria-invalid')).toBe('true');
    expect(calls).not.toHaveBeenCalled();
  });

  test('shows a wrong email at its field and keeps the input', async () => {
    open(() => Promise.reject(new ProductError('ORD400', 'This email address does not belong to the order.')));
    fill();
    find();
    await screen.findByRole('region', { name: '1 entry needs another look' });
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(number().value).toBe('tf-7k2m-9qxd');
    fireEvent.input(email(), { target: { value: 'mara@example.com' } });
    await eventually(() => expect(email().getAttribute('aria-invalid')).toBeNull());
  });

  test('shows an unknown order above the form', async () => {
    const { faults } = open(() => Promise.reject(new ProductError('ORD409', 'We could not find an order.')));
    fill();
    find();
    expect((await screen.findByRole('alert')).textContent).toContain('We could not find an order.');
    expect(faults).not.toHaveBeenCalled();
  });

  test('offers a retry when the services are unreachable', async () => {
    const answer = vi.fn<() => Promise<Order>>().mockRejectedValueOnce(new ProductError('NET503', ''));
    answer.mockResolvedValue(exampleOrder);
    const { faults } = open(answer);
    fill();
    find();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'TF-7K2M-9QXD' });
    expect(faults).toHaveBeenCalledOnce();
  });

  test('shows that it is searching, and sends no second request', async () => {
    const answer = Promise.withResolvers<Order>();
    const { calls } = open(() => answer.promise);
    fill();
    find();
    const busy = await screen.findByRole('button', { name: /Looking for the order/ });
    fireEvent.click(busy);
    answer.resolve(exampleOrder);
    await screen.findByRole('heading', { level: 1, name: 'TF-7K2M-9QXD' });
    expect(calls).toHaveBeenCalledOnce();
  });

  test('clears the number before looking up another order', async () => {
    open(() => Promise.resolve(exampleOrder), '?order=TF-7K2M-9QXD');
    fill();
    find();
    fireEvent.click(await screen.findByRole('button', { name: 'Look up another order' }));
    expect(number().value).toBe('');
    await eventually(() => expect(document.activeElement).toBe(number()));
  });

  test.each([
    ['pending', 'We are waiting for the payment to be confirmed.'],
    ['cancelled', 'This order has been canceled.'],
    ['failed', 'The payment did not go through. Nothing has been charged and nothing will be sent.'],
  ] as const)('shows that an order is %s', async (status, words) => {
    open(() => Promise.resolve({ ...exampleOrder, status }));
    fill();
    find();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('distinguishes two parcels', async () => {
    const [first] = exampleOrder.shipments;
    if (!first) throw new Error('the example has a shipment');
    const shipments = [first, { ...first, shipmentId: 's2', status: 'cancelled' as const }];
    open(() => Promise.resolve({ ...exampleOrder, shipments }));
    fill();
    find();
    expect(await screen.findByText('Parcel 2 of 2')).toBeTruthy();
    expect(screen.getByText('This parcel has been canceled.')).toBeTruthy();
  });

  test('renders the form on the server, and never puts an email into a URL', () => {
    const html = renderToString(page(() => Promise.reject(new Error('never asked'))).element);
    expect(html).toContain('Look up an order');
    expect(html).toContain('method="post"');
  });
});

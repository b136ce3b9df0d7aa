import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { exampleOrder, getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginAttempt, pendingAttempt } from '../model/place-attempt.ts';
import ConfirmationScreen from './confirmation-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The order, on a page to which editors have added nothing. */
const answerWith = (order: Order) => (call: AnyCall) =>
  call.name === getPurchase.name ? order : { ...getAugmentedPage.example, blocks: [] };

const show = (query = '', order: Order = exampleOrder) =>
  render(
    <PlatformProvider platform={fakePlatform({ answer: answerWith(order) })}>
      <MemoryRouter initialEntries={[`/en-us/order-confirmation?order=${order.orderNumber}${query}`]}>
        <ConfirmationScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );

test('shows the totals of the order [CHK-20]', async () => {
  const totals = { ...exampleOrder.totals, itemTotal: 34_900, totalDiscount: 2000, shipping: 800, total: 33_700 };
  show('', { ...exampleOrder, totals });
  const summary = await screen.findByRole('complementary', { name: 'Your order' });
  const amounts = Object.fromEntries(
    within(summary)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  );
  expect(amounts).toMatchObject({ Subtotal: '$349.00', Savings: '−$20.00', Delivery: '$8.00', Total: '$337.00' });
});

test.each([
  ['', 'Keep shopping', '/en-us'],
  ['&storeContext=somewhere', 'Keep shopping', '/en-us'],
  ['&storeContext=paypalPdp', 'Back to Skarn Shell Jacket', '/en-us/p/skarn-shell-jacket-TF4K2M9A0C5'],
  ['&storeContext=applePayPdp', 'Back to Skarn Shell Jacket', '/en-us/p/skarn-shell-jacket-TF4K2M9A0C5'],
])('leads on from an order with "%s": %s [CHK-15] [CHK-17]', async (query, name, path) => {
  show(query);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
});

test('remembers the attempt until the shopper leaves the order, for a reload that has begun before [CHK-19]', async () => {
  beginAttempt({
    cartId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e01',
    expectedTotal: 34_900,
    payment: { code: 'CREDIT_CARD', additionalData: {} },
  });
  const { unmount } = show();
  await screen.findByRole('heading', { level: 1, name: 'We have your order' });
  expect(pendingAttempt()).toMatchObject({ cartId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e01' });
  unmount();
  expect(pendingAttempt()).toBeUndefined();
});

test('says who picks up apart from where, and where the bill goes [CHK-20]', async () => {
  const [parcel] = exampleOrder.shipments;
  if (!parcel) throw new Error('the example has a shipment');
  const store = {
    firstName: 'Noor',
    lastName: 'Aziz',
    addressLine1: '1475 Scree Avenue',
    city: 'Denver',
    postalCode: '80202',
    province: 'CO',
    country: 'US',
  };
  const billingAddress = { ...store, firstName: 'Mara', lastName: 'Lindqvist', addressLine1: '12 Alder Street' };
  const collected = { ...parcel, storeId: 'US02', storeName: 'Tarnfell Denver', address: store };
  show('', { ...exampleOrder, shipments: [collected], billingAddress });
  const blockOf = (title: string) => screen.getByText(title, { selector: 'p' }).parentElement?.textContent;
  await screen.findByText('Picked up by');
  expect(blockOf('Picked up by')).toBe('Picked up byNoor Aziz');
  expect(blockOf('Tarnfell Denver')).toBe('Tarnfell Denver1475 Scree AvenueDenver, CO 80202United States');
  expect(blockOf('Billing address')).toMatch(/^Billing addressMara Lindqvist12 Alder Street/);
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  cancelForShopper,
  getStaffOrder,
  previewCancellation,
  refundOrder,
  resendOrderMail,
} from 'shared-contracts/calls/staff-orders';
import { getStaffActions } from 'shared-contracts/calls/staff-people';
import { correctStock, findStock, getStock } from 'shared-contracts/calls/staff-stock';
import { ProductError } from 'shared-contracts/errors/product-error';
import { afterEach, describe, expect, test } from 'vitest';
import { open, press, recording, signedIn, signOut, type } from '../testing/staff-page.tsx';
import OrderScreen from './order-screen.tsx';
import ShelvesScreen from './shelves-screen.tsx';
import StaffScreen from './staff-screen.tsx';
import StockScreen from './stock-screen.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const orderNumber = getStaffOrder.example.order.orderNumber;
const itemId = getStaffOrder.example.order.items[0]?.id ?? '';
const orderAt = [`/staff/orders/${orderNumber}`, '/staff/orders/:order', <OrderScreen key="order" />] as const;

describe('an order [OPS-07]', () => {
  test('shows customer, items, parcels, payments, mails, and history', async () => {
    open(...orderAt, { staff: signedIn('support') });
    const parts = ['Customer', 'Items', 'Parcels', 'Payments', 'Emails', 'History'];
    for (const name of parts) expect(await screen.findByRole('region', { name })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Payments' }).textContent).toContain('Visa ending in 1111');
    expect(screen.getByRole('region', { name: 'History' }).textContent).toContain('Order placed');
  });

  test('asks what and why before a cancellation, and says amount and consequences', async () => {
    const { of, answer } = recording();
    open(...orderAt, { staff: signedIn('support'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel items' }));
    press('Continue');
    expect(screen.getByText('Choose at least one item.')).toBeDefined();
    expect(screen.getByText('Write down why.')).toBeDefined();
    expect(of(previewCancellation)).toEqual([]);
    press('Choose everything');
    type('Reason', 'Ordered twice');
    press('Continue');
    expect(await screen.findByText('$349.00 goes back to: Visa ending in 1111.')).toBeDefined();
    expect(screen.getByText('1 unit returns to stock.')).toBeDefined();
    expect(screen.getByText('Nothing is left to deliver: the order is canceled.')).toBeDefined();
    expect(of(cancelForShopper)).toEqual([]);
    press('Cancel these items now');
    await waitFor(() => expect(of(cancelForShopper)).toHaveLength(1));
    expect(of(cancelForShopper)[0]?.input).toEqual({
      params: { orderNumber },
      body: { lines: [{ itemId, qty: 1 }], expectedRefund: 34900, reason: 'Ordered twice' },
    });
  });

  test('keeps what was typed when a cancellation is refused, and reads the order again', async () => {
    const refusal = new ProductError('ORD412', 'The order has changed.', { status: 409 });
    const { of, answer } = recording({ [cancelForShopper.name]: refusal });
    open(...orderAt, { staff: signedIn('support'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel items' }));
    press('Choose everything');
    type('Reason', 'Ordered twice');
    press('Continue');
    await screen.findByText('Is this right?');
    press('Cancel these items now');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('The order has changed.');
    press('Back');
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Ordered twice');
    press('Continue');
    await screen.findByText('Is this right?');
    press('Cancel these items now');
    await screen.findByRole('alert', { hidden: true });
    const keys = of(cancelForShopper).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    press('Read the order again');
    await waitFor(() => expect(of(getStaffOrder)).toHaveLength(2));
  });

  test.each([
    ['abc', 'Enter an amount such as 12.50.'],
    ['0', 'Enter an amount such as 12.50.'],
    ['349.01', 'No more than $349.00 can be refunded here.'],
  ])('refunds no %s, and says why beside it', async (typed, problem) => {
    const { of, answer } = recording();
    open(...orderAt, { staff: signedIn('support'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    type('Amount', typed);
    type('Reason', 'Stiff zip');
    press('Continue');
    expect(screen.getByText(problem)).toBeDefined();
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', typed);
    expect(of(refundOrder)).toEqual([]);
  });

  test('refunds goodwill or an item after saying what goes where', async () => {
    const { of, answer } = recording();
    open(...orderAt, { staff: signedIn('support'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    fireEvent.click(screen.getByLabelText(/^An item/));
    type('Amount', '12.50');
    type('Reason', 'Stiff zip');
    press('Continue');
    expect(screen.getAllByText('Choose an item.').length).toBeGreaterThan(0);
    type('Item', itemId);
    press('Continue');
    expect(screen.getByText('$12.50 goes back to: Visa ending in 1111.')).toBeDefined();
    press('Refund $12.50 now');
    await waitFor(() => expect(of(refundOrder)).toHaveLength(1));
    expect(of(refundOrder)[0]?.input).toEqual({
      params: { orderNumber },
      body: { part: 'line', itemId, amount: 1250, reason: 'Stiff zip' },
    });
  });

  test('tells what was spent of a gift card, and what a refund takes off it', async () => {
    const { example } = getStaffOrder;
    const lines = [{ itemId, amount: 700, spent: 1800 }];
    const detail = { ...example, refundable: { total: 5700, besideCards: 5000, shipping: 0, lines } };
    open(...orderAt, { staff: signedIn('support'), answer: () => detail });
    const money = await screen.findByRole('region', { name: 'Payments' });
    expect(money.textContent).toContain('Spent from the gift card$18.00');
    press('Refund');
    const consequence = (amount: string) =>
      `${amount} is taken off the gift card in this order and can no longer be spent.`;
    type('Amount', '51');
    type('Reason', 'Stiff zip');
    press('Continue');
    expect(screen.getByText(consequence('$1.00'))).toBeDefined();
    press('Back');
    type('Amount', '50');
    press('Continue');
    expect(screen.queryByText(/is taken off the gift card/)).toBeNull();
    press('Back');
    fireEvent.click(screen.getByLabelText(/^An item/));
    type('Item', itemId);
    type('Amount', '7');
    press('Continue');
    expect(screen.getByText(consequence('$7.00'))).toBeDefined();
    press('Back');
    fireEvent.click(screen.getByLabelText(/^Everything that is left/));
    press('Continue');
    expect(screen.getByText(consequence('$7.00'))).toBeDefined();
  });

  test('takes amounts as they are written in German', async () => {
    const { of, answer } = recording();
    open(...orderAt, { staff: signedIn('support'), answer }, 'de-de');
    fireEvent.click(await screen.findByRole('button', { name: 'Erstatten' }));
    type('Betrag', '12,50');
    type('Grund', 'Der Reißverschluss klemmt');
    press('Weiter');
    press(/^Jetzt .*12,50.* erstatten$/);
    await waitFor(() => expect(of(refundOrder)[0]?.input).toMatchObject({ body: { amount: 1250 } }));
  });

  test('sends a mail again, under one key until it is sent', async () => {
    const limit = new ProductError('API429', 'Too often.', { status: 429 });
    const { of, answer } = recording({ [resendOrderMail.name]: limit });
    open(...orderAt, { staff: signedIn('support'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: Order confirmation' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too often.');
    press('Send again: Order confirmation');
    await waitFor(() => expect(of(resendOrderMail)).toHaveLength(2));
    const [first, second] = of(resendOrderMail);
    expect(first?.input).toEqual({ params: { orderNumber }, body: { mail: 'order-confirmation' } });
    expect(second?.key).toBe(first?.key);
  });
});

describe('stock [OPS-07]', () => {
  const { variant } = getStock.example;
  const shelvesAt = [`/staff/stock/${variant.upc}`, '/staff/stock/:upc', <ShelvesScreen key="shelves" />] as const;

  test('is found by a word, of which one is needed', async () => {
    const { of, answer } = recording();
    open('/staff/stock', '/staff/stock', <StockScreen />, { staff: signedIn('stock'), answer });
    await screen.findByLabelText('Product');
    press('Find');
    expect(await screen.findByText('Type a name or a number.')).toBeDefined();
    type('Product', 'Skarn');
    press('Find');
    const link = await screen.findByRole('link', { name: 'Skarn Shell Jacket, Moss, M' });
    expect(link.getAttribute('href')).toBe(`/en-us/staff/stock/${variant.upc}`);
    expect(of(findStock)[0]?.input).toEqual({ query: { words: 'Skarn' } });
  });

  test('is corrected by a count with a reason, not below what is sold, after saying what changes', async () => {
    const { of, answer } = recording();
    open(...shelvesAt, { staff: signedIn('stock'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the stock: Reno (US)' }));
    type('Units counted', '2');
    press('Continue');
    expect(screen.getByText(/At least 3 units are in carts or sold/)).toBeDefined();
    expect(screen.getByText('Write down why.')).toBeDefined();
    type('Units counted', '9');
    type('Reason', 'Yearly count');
    press('Continue');
    expect(screen.getByText('On the shelf: 15 → 9')).toBeDefined();
    expect(screen.getByText('For sale: 12 → 6')).toBeDefined();
    press('Correct now');
    await waitFor(() => expect(of(getStock)).toHaveLength(2));
    expect(of(correctStock)[0]?.input).toEqual({
      params: { upc: variant.upc, locationId: 'W100' },
      body: { counted: 9, seen: { available: 12, held: 1, reserved: 2 }, reason: 'Yearly count' },
    });
  });

  test('is read again when it has changed meanwhile', async () => {
    const refusal = new ProductError('INV411', 'The stock has changed.', { status: 409 });
    const { of, answer } = recording({ [correctStock.name]: refusal });
    open(...shelvesAt, { staff: signedIn('stock'), answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the stock: Reno (US)' }));
    type('Units counted', '9');
    type('Reason', 'Yearly count');
    press('Continue');
    press('Correct now');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('The stock has changed.');
    press('Read the stock again');
    await waitFor(() => expect(of(getStock)).toHaveLength(2));
  });

  test('is for stock keepers only', async () => {
    open(...shelvesAt, { staff: signedIn('support') });
    expect(await screen.findByText(/This page is for stock keepers/)).toBeDefined();
  });
});

describe('the audit record of the back office [OPS-07]', () => {
  test('tells what changed and why', async () => {
    const entry = {
      actionId: '0b0f5a0e-7a53-4b0c-8e9a-6a1f3a6f2d12',
      at: '2026-11-22T18:40:00.000Z',
      by: 'suki@example.org',
    };
    const actions = [
      {
        ...entry,
        action: 'order.refund',
        of: orderNumber,
        reason: 'Stiff zip',
        before: { status: 'placed', units: 1, refunded: 0 },
        after: { status: 'placed', units: 1, refunded: 1250 },
        currency: 'USD',
      },
      {
        ...entry,
        actionId: `${entry.actionId.slice(0, -1)}3`,
        action: 'order.resendMail',
        of: orderNumber,
        mail: 'order-invoice',
      },
      { ...entry, actionId: `${entry.actionId.slice(0, -1)}4`, action: 'order.search', of: 'name' },
    ];
    open('/staff', '/staff', <StaffScreen />, {
      staff: signedIn('operator', 'support', 'stock'),
      answer: (call) => (call.name === getStaffActions.name ? { actions, hasMore: false } : call.example),
    });
    expect(
      await screen.findByText(`Issued a refund for order ${orderNumber} · Refunded: $0.00 → $12.50 · “Stiff zip”`),
    ).toBeDefined();
    expect(screen.getByText(`Resent an email for order ${orderNumber}: Invoice`)).toBeDefined();
    expect(screen.getByText('Searched orders: by name or tracking number')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find orders' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Correct stock' })).toBeDefined();
  });
});

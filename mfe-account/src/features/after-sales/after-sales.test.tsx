import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { ProductError } from 'shared-contracts/errors/product-error';
import type { LocaleId } from 'shared-contracts/locale';
import { PlatformProvider } from 'shared-contracts/platform';
import { cartService } from 'shared-contracts/services/cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AfterSales } from './after-sales.tsx';

const calls = vi.fn();
const add = vi.fn();
const openMiniCart = vi.fn();
const onOrder = vi.fn();
const show = vi.fn();
const saved = vi.fn();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(saved.mockReturnValue('blob:label'));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

const [line] = exampleOrder.items;
if (!line) throw new Error('the example has a line');
const second = { ...line, id: 'c2b0d6ac-93b9-4a3e-8b39-4c1f5f0e7a12', name: 'Fell Boot', upc: '400000000002' };
const order: Order = {
  ...exampleOrder,
  actions: { cancellable: true, returnable: false, invoice: true },
  items: [
    { ...line, upc: '400000000001', cancellableQty: 1 },
    { ...second, cancellableQty: 1 },
  ],
};
const delivered: Order = {
  ...order,
  actions: { cancellable: false, returnable: true, invoice: true },
  items: order.items.map(({ cancellableQty, ...item }) => ({ ...item, returnableQty: cancellableQty ?? 0 })),
};

function open(shown: Order, { locale = 'en-us' as LocaleId, withdraws = false } = {}): void {
  const platform = fakePlatform({
    answer: calls,
    services: { [cartService.name]: { add, openMiniCart } },
    locale,
  });
  platform.toasts.show.mockImplementation(show);
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <AfterSales order={shown} withdraws={withdraws} onOrder={onOrder} />
      </MemoryRouter>
    </PlatformProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const bodies = () => calls.mock.calls.map(([, { body }]) => body);

test('leads to a warranty case once something has arrived [ACC-18]', () => {
  open(order);
  expect(screen.queryByRole('link', { name: 'Repair or warranty' })).toBeNull();
  cleanup();
  open({ ...order, shipments: order.shipments.map((shipment) => ({ ...shipment, status: 'delivered' })) });
  const link = screen.getByRole('link', { name: 'Repair or warranty' });
  expect(link.getAttribute('href')).toBe(`/en-us/warranty?order=${order.orderNumber}`);
});

describe('cancelling [ORD-04]', () => {
  test('cancels the whole order without naming lines, and shows the refund', async () => {
    const refund = { code: 'CREDIT_CARD', amount: 34_900, status: 'done', createdAt: order.createdAt } as const;
    const after = { ...order, status: 'cancelled' as const, refunds: [refund] };
    calls.mockResolvedValue(after);
    open(order);
    await press('Cancel items');
    const preview = (await screen.findByText('What goes back')).parentElement;
    expect(preview && within(preview).getByText('$349.00')).toBeTruthy();
    await press('Cancel the whole order');
    expect(await screen.findByText('$349.00 goes back to Visa ending in 1111.')).toBeTruthy();
    expect(bodies()).toEqual([{ orderNumber: order.orderNumber, email: order.email }]);
    expect(onOrder).toHaveBeenCalledExactlyOnceWith(after);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What you can do now' }));
  });

  test('cancels a single line with its quantity', async () => {
    calls.mockResolvedValue(order);
    open(order);
    await press('Cancel items');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Fell Boot' }));
    await press('Cancel these items');
    await eventually(() => expect(bodies()[0]?.lines).toEqual([{ itemId: line.id, qty: 1 }]));
  });

  test('shows an error without a request when nothing is chosen', async () => {
    open(order);
    await press('Cancel items');
    for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
    await press('Cancel these items');
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose at least one item.');
    expect(calls).not.toHaveBeenCalled();
  });

  test('says what has been packed meanwhile, and offers the current order', async () => {
    calls.mockRejectedValueOnce(new ProductError('ORD410', 'These items can no longer be cancelled.'));
    open(order);
    await press('Cancel items');
    await press('Cancel the whole order');
    expect((await screen.findByRole('alert')).textContent).toContain('This can no longer be canceled');
    calls.mockResolvedValueOnce(delivered);
    await press('Show the order as it is now');
    await eventually(() => expect(onOrder).toHaveBeenCalledExactlyOnceWith(delivered));
  });

  test('reuses the key after a lost answer, and uses a new one for another choice', async () => {
    calls.mockRejectedValue(new ProductError('NET408', ''));
    open(order);
    await press('Cancel items');
    await press('Cancel the whole order');
    await screen.findByText('Nothing could be canceled. Please try again.');
    await press('Cancel the whole order');
    await eventually(() => expect(calls).toHaveBeenCalledTimes(2));
    await screen.findByText('Nothing could be canceled. Please try again.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Fell Boot' }));
    await press('Cancel these items');
    await eventually(() => expect(calls).toHaveBeenCalledTimes(3));
    const [first, again, other] = calls.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('returning [ORD-05]', () => {
  test('asks for a missing reason beside the line, then saves the label', async () => {
    const label = { fileName: 'R2345.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjM=' };
    calls.mockResolvedValue({ returnId: 'r', refundAmount: 34_900, currency: 'USD', label });
    open(delivered);
    await press('Return items');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Skarn Shell Jacket' }));
    await press('Get the return label');
    const reason = screen.getByRole('combobox', { name: 'Reason' });
    expect(document.activeElement).toBe(reason);
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(reason, { target: { value: 'damaged' } });
    await press('Get the return label');
    await screen.findByRole('button', { name: 'Download the label again' });
    expect(bodies()).toEqual([{ email: order.email, lines: [{ itemId: line.id, qty: 1, reason: 'damaged' }] }]);
    expect(saved).toHaveBeenCalledOnce();
    expect(onOrder.mock.calls[0]?.[0].items[0]).toMatchObject({ returnedQty: 1, returnableQty: 0 });
  });

  test('shows a refusal in the form and keeps every choice', async () => {
    calls.mockRejectedValue(
      new ProductError('RTN500', 'We could not create the return. These items cannot be returned.'),
    );
    open(delivered);
    await press('Return items');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Skarn Shell Jacket' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: 'too-small' } });
    await press('Get the return label');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not create the return.');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reason' }).value).toBe('too-small');
  });
});

describe('ordering again [ORD-08]', () => {
  test('adds everything to the cart and opens it', async () => {
    add.mockResolvedValue(undefined);
    open(order);
    await press('Order again');
    await eventually(() => expect(openMiniCart).toHaveBeenCalledOnce());
    expect(add.mock.calls.map(([{ upc }]) => upc)).toEqual(['400000000001', '400000000002']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('names sold-out products and adds the rest', async () => {
    add.mockRejectedValueOnce(new ProductError('INV700', 'This item has just sold out.')).mockResolvedValue(undefined);
    open(order);
    await press('Order again');
    const reported = within(await screen.findByRole('alert'));
    expect(reported.getByText('Skarn Shell Jacket: This item has just sold out.')).toBeTruthy();
    expect(reported.getByRole('link', { name: 'Go to your cart' })).toBeTruthy();
    expect(add).toHaveBeenCalledTimes(2);
    expect(openMiniCart).not.toHaveBeenCalled();
  });
});

test('shows beside the button why an invoice cannot be created [ORD-06]', async () => {
  calls.mockRejectedValue(new ProductError('ORD409', 'We could not find an order with these details.'));
  open(order);
  await press('Download the invoice');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not find an order');
});

describe('the withdrawal from a contract [SEL-08]', () => {
  const sent: Order = {
    ...order,
    actions: { cancellable: false, returnable: false, withdrawable: true, invoice: true },
    items: order.items.map(({ cancellableQty, ...item }) => ({ ...item, withdrawableQty: cancellableQty ?? 0 })),
  };
  const label = { fileName: 'R1.pdf', contentType: 'application/pdf', content: btoa('%PDF-') };
  const received = { receivedAt: '2026-11-27T10:00:00.000Z', order: sent };

  test('is offered in the European Union only', () => {
    open(sent);
    expect(screen.queryByRole('button', { name: 'Withdraw from the contract' })).toBeNull();
    cleanup();
    open(sent, { locale: 'de-de' });
    expect(screen.getByRole('button', { name: 'Vertrag widerrufen' })).toBeTruthy();
  });

  test('says what is declared, takes one press to confirm, and shows when it came, with the label', async () => {
    calls.mockResolvedValue({ ...received, returned: { refundAmount: 34_900, label } });
    open(sent, { locale: 'de-de' });
    await press('Vertrag widerrufen');
    expect(await screen.findByText(/widerrufe den Vertrag aus der Bestellung TF-7K2M-9QXD/)).toBeTruthy();
    await press('Widerruf bestätigen');
    const status = await screen.findByText(/ist am 27\.11\.2026, .* eingegangen/);
    expect(status.textContent).toContain('349,00');
    expect(bodies()).toEqual([{ orderNumber: order.orderNumber, email: order.email }]);
    expect(saved).toHaveBeenCalledOnce();
    expect(onOrder).toHaveBeenCalledWith(sent);
  });

  test('takes a part of the order, and nothing only with a word', async () => {
    calls.mockResolvedValue(received);
    open(sent, { locale: 'de-de', withdraws: true });
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes) fireEvent.click(box);
    await press('Widerruf bestätigen');
    expect((await screen.findByRole('alert')).textContent).toContain('mindestens einen Artikel');
    expect(calls).not.toHaveBeenCalled();
    fireEvent.click(boxes[1]!);
    await press('Widerruf bestätigen');
    await eventually(() => expect(bodies()).toMatchObject([{ lines: [{ itemId: second.id, qty: 1 }] }]));
    expect(saved).not.toHaveBeenCalled();
  });

  test('says so when nothing is left, or when it did not arrive', async () => {
    open(
      { ...order, actions: { cancellable: false, returnable: false, withdrawable: false, invoice: true } },
      { locale: 'de-de', withdraws: true },
    );
    expect(screen.getByText(/nichts mehr, was Sie widerrufen/)).toBeTruthy();
    cleanup();
    calls.mockRejectedValue(new ProductError('API500', ''));
    open(sent, { locale: 'de-de', withdraws: true });
    await press('Widerruf bestätigen');
    expect((await screen.findByRole('alert')).textContent).toContain('hat uns nicht erreicht');
    expect(screen.getByRole('button', { name: 'Widerruf bestätigen' })).toBeTruthy();
  });
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { findOrders, getStaffOrder } from 'shared-contracts/calls/staff-orders';
import { ProductError } from 'shared-contracts/errors/product-error';
import { staffAtom } from 'shared-contracts/staff-session';
import { afterEach, describe, expect, test } from 'vitest';
import { memberWith, open, press, recording, signedIn, signOut, type } from '../testing/staff-page.tsx';
import OrdersScreen from './orders-screen.tsx';
import StockScreen from './stock-screen.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const { orderNumber } = getStaffOrder.example.order;

describe('finding orders [OPS-07]', () => {
  test('shows the latest ones, searches by words and state in the body alone, and keeps both', async () => {
    const { of, answer } = recording();
    const page = ['/staff/orders', '/staff/orders', <OrdersScreen key="orders" />] as const;
    open(...page, { staff: signedIn('support'), answer });
    expect(await screen.findByRole('heading', { name: 'Latest orders' })).toBeDefined();
    const link = await screen.findByRole('link', { name: `${orderNumber}, Mara Lindqvist` });
    expect(link.getAttribute('href')).toBe(`/en-us/staff/orders/${orderNumber}`);
    type('Search', ' mara@example.org ');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'shipped' } });
    press('Find');
    expect(await screen.findByRole('heading', { name: 'Orders found' })).toBeDefined();
    await waitFor(() => expect(of(findOrders)).toHaveLength(2));
    expect(of(findOrders)[1]?.input).toEqual({ body: { words: 'mara@example.org', status: 'shipped' } });
    cleanup();
    open(...page, { staff: signedIn('support'), answer });
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveProperty('value', 'mara@example.org'));
  });

  test('forgets what was searched for when the session ends or somebody else has signed in', async () => {
    const page = ['/staff/orders', '/staff/orders', <OrdersScreen key="orders" />] as const;
    const stock = ['/staff/stock', '/staff/stock', <StockScreen key="stock" />] as const;
    const { answer } = recording();
    const first = open(...page, { staff: signedIn('support', 'stock'), answer });
    await screen.findByLabelText('Search');
    type('Search', 'mara@example.org');
    press('Find');
    cleanup();
    const second = open(...stock, { staff: signedIn('support', 'stock'), answer });
    await screen.findByLabelText('Product');
    type('Product', 'parka');
    press('Find');
    cleanup();
    first.store.set(staffAtom, { status: 'none' });
    second.store.set(staffAtom, { status: 'signed-in', member: { ...memberWith('stock'), staffId: 'another' } });
    open(...page, { staff: signedIn('support', 'stock'), answer });
    expect(await screen.findByLabelText('Search')).toHaveProperty('value', '');
    cleanup();
    open(...stock, { staff: signedIn('support', 'stock'), answer });
    expect(await screen.findByLabelText('Product')).toHaveProperty('value', '');
    expect(screen.queryByRole('region', { name: 'Sizes found' })).toBeNull();
  });

  test('says that nothing matches, that it failed, and who may look', async () => {
    const page = ['/staff/orders', '/staff/orders', <OrdersScreen key="orders" />] as const;
    open(...page, { staff: signedIn('support'), answer: () => ({ orders: [] }) });
    expect(await screen.findByText(/No order matches/)).toBeDefined();
    cleanup();
    const { answer } = recording({ [findOrders.name]: new ProductError('NET503', 'Not there.', { status: 503 }) });
    open(...page, { staff: signedIn('support'), answer });
    expect((await screen.findByRole('alert')).textContent).toContain('Not there.');
    cleanup();
    open(...page, { staff: signedIn('stock', 'operator') });
    expect(await screen.findByText(/This page is for customer service/)).toBeDefined();
  });
});

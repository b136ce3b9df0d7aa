import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beginServing, createCustomer, endServing, findCustomer } from 'shared-contracts/calls/serving';
import { getAddressRules } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { ServedCustomer } from 'shared-contracts/session';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ServeCustomerDialog from './serve-customer.tsx';

const store = {
  storeId: 'US01',
  storeName: 'Portland',
  country: 'US',
  storeEmployeeId: 'E101',
  storeEmployeeName: 'Noor Aziz',
  idleSeconds: 900,
};
const { customer } = findCustomer.example;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

interface Open {
  readonly served?: ServedCustomer;
  readonly find?: () => unknown;
  readonly begin?: () => unknown;
}

function open({ served, find = () => findCustomer.example, begin = () => beginServing.example }: Open = {}) {
  const made: [string, unknown][] = [];
  const platform = fakePlatform({
    session: { status: 'associate', consumerNo: 'c-9', store: { ...store, ...(served ? { customer: served } : {}) } },
    answer: ({ name }, input) => {
      made.push([name, (input as { body?: unknown }).body]);
      if (name === findCustomer.name) return find();
      if (name === beginServing.name) return begin();
      if (name === createCustomer.name) throw new ProductError('AUT439', 'There is an account with this email.', {});
      return name === getAddressRules.name ? getAddressRules.example : {};
    },
  });
  const resolve = vi.fn();
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <ServeCustomerDialog props={{}} open resolve={resolve} dismiss={vi.fn()} onClosed={vi.fn()} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { platform, resolve, made };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function search(value = 'mara@example.org') {
  fireEvent.input(await screen.findByRole('textbox', { name: 'Email of the customer' }), { target: { value } });
  press('Find customer');
}
const confirmed = async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: /^The customer agrees to be served/ }));
  press('Serve this customer');
};

describe('serving a customer [STO-02]', () => {
  test('says at the field that nobody has exactly this, and keeps what was typed', async () => {
    open({ find: () => ({}) });
    await search();
    expect(await screen.findByText('No customer has exactly this.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('mara@example.org');
  });

  test('begins only with what the customer agreed to', async () => {
    const { made, platform, resolve } = open();
    await search();
    expect(await screen.findByText(/m•••@example\.org/)).toBeTruthy();
    press('Serve this customer');
    expect(await screen.findByText(/^Ask the customer, and tick this/)).toBeTruthy();
    expect(made.map(([name]) => name)).not.toContain(beginServing.name);
    await confirmed();
    await eventually(() => expect(resolve).toHaveBeenCalled());
    expect(made.at(-1)).toEqual([
      beginServing.name,
      { reference: customer?.reference, isAgreed: true, sharesAddresses: false },
    ]);
    expect(platform.session.reset).toHaveBeenCalled();
    expect(storedCart.read()).toBeUndefined();
  });

  test('takes the till’s cart along unless it is left', async () => {
    const basketId = '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f';
    storedCart.write({ basketId, totalItems: 2, revision: 4 });
    const { made, resolve } = open();
    await search();
    await confirmed();
    await eventually(() => expect(resolve).toHaveBeenCalled());
    expect(made.at(-1)?.[1]).toMatchObject({ cartId: basketId });
    expect(storedCart.read()).toEqual({ basketId, totalItems: 2 });
  });

  test('stays with the customer and says why when it cannot begin', async () => {
    const { resolve } = open({
      begin: () => {
        throw new ProductError('PRO404', 'No such account.', { status: 404 });
      },
    });
    await search();
    await confirmed();
    expect((await screen.findByRole('alert')).textContent).toContain('No such account.');
    expect(resolve).not.toHaveBeenCalled();
  });

  test('lets go of the customer, and of what the browser remembers', async () => {
    localStorage.setItem('shop.content.searches', '["wide boots"]');
    sessionStorage.setItem('shop.content.compare', '[]');
    storedCart.write({ basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f', totalItems: 2 });
    const { made, platform, resolve } = open({
      served: { name: 'Mara Lindqvist', isMember: true, sharesAddresses: false },
    });
    expect(screen.getByText('Does not share the address book')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'End serving' }));
    await eventually(() => expect(resolve).toHaveBeenCalled());
    expect(made.map(([name]) => name)).toEqual([endServing.name]);
    expect(platform.session.reset).toHaveBeenCalled();
    expect(platform.navigate).toHaveBeenCalledWith('/', { replace: true });
    expect([storedCart.read(), localStorage.length, sessionStorage.length]).toEqual([undefined, 0, 0]);
  });

  test('clears the till of a customer without an account', async () => {
    storedCart.write({ basketId: '7f6c1d5e-2b0a-4c57-9a53-0f6b8c1d2e3f', totalItems: 2 });
    const { made, resolve } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the till for the next customer' }));
    await eventually(() => expect(resolve).toHaveBeenCalled());
    expect(made.map(([name]) => name)).toEqual([endServing.name]);
    expect(storedCart.read()).toBeUndefined();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { getStoreEmployees } from 'shared-contracts/calls/stores';
import { getStores } from 'shared-contracts/calls/utilities';
import { ProductError } from 'shared-contracts/errors/product-error';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test } from 'vitest';
import { StoreChoice } from './store-choice.tsx';

afterEach(cleanup);

const credentials = { username: 'emil@demo.example', password: 'Cairn-2026' };
const refusal = (field: string) =>
  new ProductError('STR404', 'This store or employee was not found.', {
    details: [{ errorId: 'STR404', message: '', field }],
  });

function open({
  employees = async () => getStoreEmployees.example,
  signIn,
}: {
  readonly employees?: () => Promise<unknown>;
  readonly signIn?: Platform['session']['signIn'];
} = {}) {
  const platform = fakePlatform({
    answer: ({ name }: AnyCall) => (name === getStores.name ? getStores.example : employees()),
  });
  if (signIn) platform.session.signIn.mockImplementation(signIn);
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <StoreChoice credentials={credentials} onBack={() => undefined} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return platform.session;
}

const store = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Store' });
const who = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who is at the till' });
async function choose() {
  await screen.findByRole('option', { name: /Tarnfell Portland/ });
  fireEvent.change(store(), { target: { value: 'US01' } });
  await screen.findByRole('option', { name: /Noor/ });
  fireEvent.change(who(), { target: { value: 'E1001' } });
}
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start store mode' }));

describe('choosing a store [STO-01]', () => {
  test('asks for a code again after a long choice, and keeps the choice', async () => {
    const needed = new ProductError('AUT460', 'Please enter your code.', {
      details: [{ errorId: 'AUT460', message: '', additionalInfo: { method: 'mail' } }],
    });
    const { signIn } = open({
      signIn: async ({ secondFactor }) => {
        if (secondFactor === undefined) throw needed;
        throw secondFactor === '123456' ? refusal('storeEmployeeId') : new Error('The line was cut');
      },
    });
    await choose();
    start();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.queryByText(/recovery code/)).toBeNull();
    fireEvent.change(code, { target: { value: '123456' } });
    start();
    expect(await screen.findByText('This store or employee was not found.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the store' }));
    expect([store().value, who().value]).toEqual(['US01', 'E1001']);
    expect(signIn).toHaveBeenLastCalledWith(
      { ...credentials, secondFactor: '123456' },
      { storeId: 'US01', storeEmployeeId: 'E1001' },
    );
  });

  test('opens store mode for the chosen store and associate', async () => {
    const { signIn } = open();
    await choose();
    start();
    await eventually(() =>
      expect(signIn).toHaveBeenCalledWith(credentials, { storeId: 'US01', storeEmployeeId: 'E1001' }),
    );
  });

  test('shows STR404 at its field and keeps the choice', async () => {
    open({ signIn: () => Promise.reject(refusal('storeEmployeeId')) });
    await choose();
    start();
    await eventually(() => expect(who().getAttribute('aria-invalid')).toBe('true'));
    expect(store().getAttribute('aria-invalid')).toBeNull();
    expect(store().value).toBe('US01');
  });

  test('shows an error at a store without employees', async () => {
    open({ employees: () => Promise.reject(refusal('storeId')) });
    await screen.findByRole('option', { name: /Tarnfell Portland/ });
    fireEvent.change(store(), { target: { value: 'US01' } });
    await eventually(() => expect(store().getAttribute('aria-invalid')).toBe('true'));
    expect(who().disabled).toBe(true);
  });

  test('can retry loading the names', async () => {
    let first = true;
    open({
      employees: () => {
        if (!first) return Promise.resolve(getStoreEmployees.example);
        first = false;
        return Promise.reject(new ProductError('NET503', ''));
      },
    });
    await screen.findByRole('option', { name: /Tarnfell Portland/ });
    fireEvent.change(store(), { target: { value: 'US01' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: /Noor/ });
  });
});

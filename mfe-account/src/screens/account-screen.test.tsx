import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { exampleOrder, type Order } from 'shared-contracts/calls/checkout';
import { getAugmentedPage } from 'shared-contracts/calls/content';
import { getSocialProviders } from 'shared-contracts/calls/social';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import type { SessionState } from 'shared-contracts/session';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { knownEmail } from '../features/look-up/known-email.ts';
import AccountScreen from './account-screen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const guest: SessionState = { status: 'guest', consumerNo: 'g-1' };

function page(answer: () => Promise<Order>, search = '') {
  const calls = vi.fn((_call: AnyCall, _input: object) => answer());
  // What editors added to the page, and other ways to sign in, come beside.
  const beside: Readonly<Record<string, unknown>> = {
    [getAugmentedPage.name]: { ...getAugmentedPage.example, blocks: [] },
    [getSocialProviders.name]: { providers: [] },
  };
  const platform = fakePlatform({ session: guest, answer: (call, input) => beside[call.name] ?? calls(call, input) });
  const element = (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/account${search}`]}>
        <AccountScreen />
      </MemoryRouter>
    </PlatformProvider>
  );
  return { calls, faults: platform.faults, navigate: platform.navigate, element };
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
  test('leads to the page of the order that has this number and email', async () => {
    const { calls, navigate } = open(() => Promise.resolve(exampleOrder));
    fill();
    find();
    await eventually(() => expect(navigate).toHaveBeenCalledWith('/account/orders/TF-7K2M-9QXD'));
    expect(calls.mock.calls[0]?.slice(0, 2)).toMatchObject([
      { name: 'consumer.trackOrder' },
      { body: { orderNumber: 'TF-7K2M-9QXD', email: 'mara@example.org' } },
    ]);
    expect(knownEmail('TF-7K2M-9QXD', 'g-1')).toBe('mara@example.org');
    expect(knownEmail('TF-0000-0000', 'g-1')).toBeUndefined();
  });

  test('leads on from the links of older mails', async () => {
    const { navigate } = open(() => Promise.reject(new Error('never asked')), '?order=TF-7K2M-9QXD');
    await eventually(() => expect(navigate).toHaveBeenCalledWith('/account/orders/TF-7K2M-9QXD', { replace: true }));
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
    const { faults, navigate } = open(answer);
    fill();
    find();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await eventually(() => expect(navigate).toHaveBeenCalledOnce());
    expect(faults).toHaveBeenCalledOnce();
  });

  test('shows that it is searching, and sends no second request', async () => {
    const answer = Promise.withResolvers<Order>();
    const { calls, navigate } = open(() => answer.promise);
    fill();
    find();
    const busy = await screen.findByRole('button', { name: /Looking for the order/ });
    fireEvent.click(busy);
    answer.resolve(exampleOrder);
    await eventually(() => expect(navigate).toHaveBeenCalledOnce());
    expect(calls).toHaveBeenCalledOnce();
  });

  test('renders the form on the server, and never puts an email into a URL', () => {
    const html = renderToString(page(() => Promise.reject(new Error('never asked'))).element);
    expect(html).toContain('Look up an order');
    expect(html).toContain('method="post"');
  });
});

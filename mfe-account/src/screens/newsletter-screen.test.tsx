import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import NewsletterScreen from './newsletter-screen.tsx';

afterEach(cleanup);

type Answer = (
  call: AnyCall,
  input: { readonly body: { readonly optin?: boolean; readonly again?: boolean } },
) => Promise<object>;

function open(answer: Answer, search = '') {
  const calls = vi.fn(answer);
  const platform = fakePlatform({ answer: calls });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={[`/en-us/newsletter${search}`]}>
        <NewsletterScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return calls;
}

const refuse = (id: string) => () => Promise.reject(new ProductError(id, `Words for ${id}`));

describe('the newsletter [ACC-15]', () => {
  test('subscribes the reader of a mailed link, who can unsubscribe and undo that', async () => {
    const calls = open((_call, { body }) => Promise.resolve({ optin: body.optin ?? true }), '?token=t-1');
    await screen.findByText('You get this newsletter from now on.');
    fireEvent.click(screen.getByRole('button', { name: 'Stop the newsletter' }));
    await screen.findByText('You no longer get this newsletter.');
    fireEvent.click(screen.getByRole('button', { name: 'Get it after all' }));
    await screen.findByText('You get this newsletter from now on.');
    expect(calls.mock.calls.map(([, { body }]) => body)).toEqual([
      { token: 't-1', optin: true },
      { token: 't-1', optin: false },
      { token: 't-1', optin: true, again: true },
    ]);
  });

  test('does not subscribe who opens an old link after ending the newsletter, unless they ask for it', async () => {
    const calls = open((_call, { body }) => Promise.resolve({ optin: body.again ?? false }), '?token=t-1');
    await screen.findByText('You no longer get this newsletter.');
    fireEvent.click(screen.getByRole('button', { name: 'Get it after all' }));
    await screen.findByText('You get this newsletter from now on.');
    expect(calls.mock.calls.map(([, { body }]) => body.again)).toEqual([undefined, true]);
  });

  test('reports an expired link and offers another one', async () => {
    const calls = open(refuse('AUT402'), '?token=t-1');
    await screen.findByText('Words for AUT402');
    calls.mockImplementation(() => Promise.resolve({}));
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: ' mara@example.org ' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByText(/^If mara@example\.org does not get our news yet/);
    expect(calls.mock.calls.at(-1)?.slice(0, 2)).toMatchObject([
      { name: 'consumer.requestNewsletter' },
      { body: { email: 'mara@example.org', policy: true } },
    ]);
  });

  test('offers a retry after any other error', async () => {
    const calls = open(refuse('NET503'), '?token=t-1');
    await screen.findByText('Words for NET503');
    calls.mockImplementation(() => Promise.resolve({ optin: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You get this newsletter from now on.');
  });
});

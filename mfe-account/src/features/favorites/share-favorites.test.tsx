import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { CallInput } from 'shared-contracts/call';
import { shareFavorites } from 'shared-contracts/calls/favorites';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShareFavorites } from './share-favorites.tsx';

const { favoriteId, shareToken } = shareFavorites.example;
const link = `http://localhost/en-us/shared-favorites?list=${shareToken}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The control of a list that is private, or shared, in a browser that can do this with links. */
function open(browser: { share?: () => Promise<void>; writeText?: () => Promise<void> }, isShared = false) {
  const { share, writeText = async () => undefined } = browser;
  const copy = vi.fn(writeText);
  vi.stubGlobal('navigator', { ...(share ? { share } : {}), clipboard: { writeText: copy } });
  const calls = vi.fn(async (_call: unknown, { body }: CallInput<typeof shareFavorites>) =>
    body?.shared ? { favoriteId, shareToken } : { favoriteId },
  );
  const platform = fakePlatform({ answer: (call, input) => calls(call, input as CallInput<typeof shareFavorites>) });
  function Page() {
    const [token, setToken] = useState(isShared ? shareToken : undefined);
    return <ShareFavorites list={{ favoriteId, shareToken: token }} onChange={setToken} />;
  }
  render(
    <PlatformProvider platform={platform}>
      <Page />
    </PlatformProvider>,
  );
  return { calls, copy, toasts: platform.toasts };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your favorites' });

describe('sharing favorites [ACC-14]', () => {
  test('copies the public link and says so where the browser shares nothing', async () => {
    const { copy, toasts } = open({});
    press('Share favorites');
    expect((await field()).value).toBe(link);
    await eventually(() => expect(toasts.shown()).toEqual([{ tone: 'success', text: 'Link copied.' }]));
    expect(copy).toHaveBeenCalledWith(link);
  });

  test('hands the link to another app where the browser can', async () => {
    const share = vi.fn(async () => undefined);
    const { copy, toasts } = open({ share });
    press('Share favorites');
    await eventually(() => expect(share).toHaveBeenCalledWith({ title: 'Favorites at Tarnfell', url: link }));
    await screen.findByRole('button', { name: 'Share link' });
    expect(copy).not.toHaveBeenCalled();
    expect(toasts.shown()).toEqual([]);
  });

  test('does nothing more when the shopper closes the browser’s sheet, and copies when it refuses', async () => {
    const reasons = ['AbortError', 'NotAllowedError'];
    const share = async () => Promise.reject(new DOMException('no', reasons.shift()));
    const { copy, toasts } = open({ share }, true);
    press('Share link');
    await eventually(() => expect(reasons).toHaveLength(1));
    expect(copy).not.toHaveBeenCalled();
    press('Share link');
    await eventually(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['Link copied.']));
  });

  test('selects the link for copying by hand when the browser does not copy', async () => {
    const { toasts } = open({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    press('Share favorites');
    const input = await field();
    await eventually(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, link.length]));
    expect(input.readOnly).toBe(true);
    expect(toasts.shown()).toEqual([{ tone: 'info', text: 'Copy the link from the field.' }]);
  });

  test('stops sharing, and keeps the focus on the button that shares again', async () => {
    const { calls, toasts } = open({}, true);
    press('Stop sharing');
    await eventually(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(calls).toHaveBeenCalledWith(shareFavorites, { params: { favoriteId }, body: { shared: false } });
    await eventually(() => expect(toasts.shown()[0]?.text).toMatch(/^No longer shared/));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share favorites' }));
  });

  test('tells a failure, and stays as it was', async () => {
    const { calls, copy, toasts } = open({});
    calls.mockRejectedValueOnce(new ProductError('NET503', ''));
    press('Share favorites');
    await eventually(() =>
      expect(toasts.shown()).toEqual([{ tone: 'error', text: 'Sharing did not work. Please try again.' }]),
    );
    expect(copy).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

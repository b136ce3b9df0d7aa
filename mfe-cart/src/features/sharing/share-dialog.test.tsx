import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { exampleCart } from 'shared-contracts/calls/cart-entities';
import { shareCart, stopSharingCarts } from 'shared-contracts/calls/shared-cart';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { storedCart } from 'storefront-kit/stored-cart';
import { eventually } from 'storefront-kit/testing/eventually';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../testing/instant-paint.ts';
import ShareDialog from './share-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { token } = shareCart.example;

function open({ qr, failures = 0, copies = true }: { qr?: object; failures?: number; copies?: boolean } = {}) {
  storedCart.write({ basketId: exampleCart.basketId, totalItems: 1 });
  const copy = vi.fn(async () => {
    if (!copies) throw new Error('denied');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
  let left = failures;
  const platform = fakePlatform({
    answer: ({ name }) => {
      if (name === stopSharingCarts.name) return { ended: 2 };
      if (name !== shareCart.name) return exampleCart;
      if (left-- > 0) throw new ProductError('API429', 'Too many at once.', { status: 429 });
      return { ...shareCart.example, ...(qr ? { qr } : {}) };
    },
  });
  const resolve = vi.fn();
  render(
    <PlatformProvider platform={platform}>
      <ShareDialog props={{}} open resolve={resolve} dismiss={vi.fn()} onClosed={vi.fn()} />
    </PlatformProvider>,
  );
  return { platform, resolve, copy };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this cart' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('sharing a cart [BEY-08]', () => {
  test('shows the link with its end, and copies it', async () => {
    const { copy, platform } = open();
    const link = `http://localhost/en-us/shared-cart?cart=${token}`;
    expect((await field()).value).toBe(link);
    expect(screen.getByText(/^Works until Dec 25, 2026\./)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    press('Copy link');
    await eventually(() => expect(copy).toHaveBeenCalledWith(link));
    await eventually(() => expect(platform.toasts.shown()).toEqual([{ tone: 'success', text: 'Link copied.' }]));
  });

  test('leaves the link to copy by hand where the browser refuses', async () => {
    const { platform } = open({ copies: false });
    await field();
    press('Copy link');
    await eventually(() =>
      expect(platform.toasts.shown()).toEqual([{ tone: 'info', text: 'Copy the link from the field.' }]),
    );
  });

  test('shows a code to scan where the services draw one', async () => {
    open({ qr: { size: 29, path: 'M4 4h1v1h-1z' } });
    await field();
    expect(screen.getByRole('img', { name: 'QR code of the link to this cart' })).toBeTruthy();
  });

  test('says why there is no link, and makes it on another press', async () => {
    open({ failures: 1 });
    expect((await screen.findByRole('alert')).textContent).toContain('Too many at once.');
    press('Try again');
    expect((await field()).value).toContain(token);
  });

  test('takes the links back', async () => {
    const { platform, resolve } = open();
    await field();
    press('Take links back');
    await eventually(() => expect(resolve).toHaveBeenCalled());
    expect(platform.toasts.shown()).toEqual([{ tone: 'success', text: '2 links have stopped working.' }]);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { AnyCall } from 'shared-contracts/call';
import { addFavorite, getFavorites, removeFavorite } from 'shared-contracts/calls/favorites';
import { exampleCard } from 'shared-contracts/entities/product-card';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { favoritesService } from 'shared-contracts/services/favorites';
import type { SessionState } from 'shared-contracts/session';
import { readFavorites, writeFavorites } from 'storefront-kit/stored-favorites';
import { eventually } from 'storefront-kit/testing/eventually';
import { type FakePlatform, fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import createFavoritesService from '../service/favorites-service.ts';
import FavoritesScreen from './favorites-screen.tsx';

beforeEach(() => writeFavorites(undefined));
afterEach(cleanup);

const guest = { status: 'guest', consumerNo: 'c-1' } as const;
const idOf = (n: number) => `TF4K2M${String(n).padStart(2, '0')}0C5`;
const listId = getFavorites.example.favoriteId;

/** The favorites page over an in-memory list. */
function open(count: number, session: SessionState = guest, fail: () => boolean = () => false) {
  const all = Array.from({ length: count }, (_, n) => ({
    itemId: `entry-${n}`,
    id: idOf(n),
    qty: 1,
    card: { ...exampleCard, productId: idOf(n), name: `Jacket ${n}`, colors: [] },
  }));
  let list = all;
  const calls = vi.fn(async (call: AnyCall, input: { query?: Record<string, string>; params?: { itemId: string } }) => {
    if (fail()) throw new ProductError('NET503', '');
    if (call.name === addFavorite.name) {
      const back = all.find(({ id }) => id === (input as { body: { id: string } }).body.id);
      if (back) list = [back, ...list];
      return addFavorite.example;
    }
    if (call.name === removeFavorite.name) {
      list = list.filter(({ itemId }) => itemId !== input.params?.itemId);
      return { favoriteId: listId, total: list.length };
    }
    const start = Number(input.query?.start ?? 0);
    const items = list.slice(start, start + Number(input.query?.count ?? 24));
    return { favoriteId: listId, total: list.length, start, count: items.length, items };
  });
  const platform: FakePlatform = fakePlatform({
    session,
    answer: calls,
    services: { [favoritesService.name]: () => createFavoritesService(platform) },
  });
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/en-us/favorites']}>
        <FavoritesScreen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return { calls, toasts: platform.toasts, platform };
}

describe('favorites [ACC-13]', () => {
  test('appends the next page to what is shown', async () => {
    open(13);
    expect(await screen.findAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('12 of 13 shown')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(13));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('marks every heart in this browser, and clears it on removal', async () => {
    open(3);
    await screen.findByText('Jacket 1');
    await eventually(() => expect(Object.keys(readFavorites().items)).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Jacket 1' }));
    await eventually(() => expect(screen.queryByText('Jacket 1')).toBeNull());
    expect(Object.keys(readFavorites().items)).toEqual([idOf(0), idOf(2)]);
    await eventually(() => expect(document.activeElement?.textContent).toBe('Favorites'));
  });

  test('undoes a removal from its message, and shows the favorite again', async () => {
    const { toasts } = open(3);
    await screen.findByText('Jacket 1');
    await eventually(() => expect(Object.keys(readFavorites().items)).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Jacket 1' }));
    await eventually(() => expect(screen.queryByText('Jacket 1')).toBeNull());
    const [message] = vi.mocked(toasts.show).mock.lastCall ?? [];
    expect(message).toMatchObject({ text: 'No longer among your favorites.', action: { label: 'Undo' } });
    message?.action?.run();
    expect(await screen.findByText('Jacket 1')).toBeTruthy();
  });

  test('undoes nothing once somebody else shops here, and says when undoing fails', async () => {
    let broken = false;
    const { toasts, platform, calls } = open(2, guest, () => broken);
    await screen.findByText('Jacket 1');
    await eventually(() => expect(Object.keys(readFavorites().items)).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Jacket 1' }));
    await eventually(() => expect(screen.queryByText('Jacket 1')).toBeNull());
    const undo = vi.mocked(toasts.show).mock.lastCall?.[0].action?.run;
    broken = true;
    undo?.();
    await eventually(() =>
      expect(toasts.show).toHaveBeenLastCalledWith({
        tone: 'error',
        text: 'Your favorites could not be changed. Please try again.',
      }),
    );
    broken = false;
    const added = () => calls.mock.calls.filter(([{ name }]) => name === addFavorite.name).length;
    const before = added();
    vi.mocked(platform.session.ready).mockResolvedValueOnce({ status: 'guest', consumerNo: 'somebody-else' });
    undo?.();
    await eventually(() =>
      expect(platform.session.ready).toHaveResolvedWith({ status: 'guest', consumerNo: 'somebody-else' }),
    );
    expect(added()).toBe(before);
  });

  test('offers a retry when the list cannot be read', async () => {
    let broken = true;
    open(1, guest, () => broken);
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    fireEvent.click(again);
    await screen.findByText('Jacket 0');
  });

  test('are not available to employees, and hearts disappear [ACC-19]', async () => {
    open(1, { status: 'employee', consumerNo: 'c-2', isEmployeeDiscountTCAccepted: true });
    expect(screen.getByText(/^Favorites are kept in accounts of your own/)).toBeTruthy();
    await eventually(() => expect(readFavorites().isOffered).toBe(false));
  });

  test('removes an entry that no longer exists without an error', async () => {
    const { platform, calls } = open(1);
    await screen.findByText('Jacket 0');
    writeFavorites({ isOffered: true, items: { [idOf(7)]: `${listId}/gone` } });
    calls.mockRejectedValueOnce(new ProductError('PLP400', ''));
    await createFavoritesService(platform).set(idOf(7), false);
    expect(Object.keys(readFavorites().items)).toEqual([idOf(0)]);
  });
});

import { getSharedFavorites, sharedListToken } from 'shared-contracts/calls/favorites';
import { isProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';
import type { FavoriteItem } from '../features/favorites/use-favorites.ts';

/** A part of a shared list. */
export interface SharedPart {
  readonly items: readonly FavoriteItem[];
  readonly total: number;
  /** Where the next part starts: entries that are not sold here count, although they are not shown. */
  readonly next: number;
}

export interface SharedData {
  readonly token: string;
  /** Undefined for a link that was never given out, or no longer works. */
  readonly first: SharedPart | undefined;
}

/** Reads one page of a shared list. */
export async function readPart(
  { calls, config }: Pick<LoaderContext, 'calls' | 'config'>,
  { token, start }: { readonly token: string; readonly start: number },
  signal?: AbortSignal,
): Promise<SharedPart> {
  const query = { start: String(start), count: String(config.listPageSize) };
  const { items, total } = await calls(
    getSharedFavorites,
    { params: { favoriteId: token }, query },
    signal ? { signal } : {},
  );
  return { items, total, next: start + config.listPageSize };
}

/** The list that the address names by its token. */
export async function loadSharedFavorites(context: LoaderContext): Promise<SharedData> {
  const token = context.url.searchParams.get('list') ?? '';
  if (!sharedListToken.test(token)) return { token, first: undefined };
  try {
    return { token, first: await readPart(context, { token, start: 0 }, context.signal) };
  } catch (error) {
    if (isProductError(error, 'PLP400')) return { token, first: undefined };
    throw error;
  }
}

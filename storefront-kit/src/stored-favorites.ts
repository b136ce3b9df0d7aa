import type { SessionState } from 'shared-contracts/session';
import { storedText } from './storage.ts';

/** Guests and consumers have favorites; employees do not (docs/spec/accounts.md section 6). */
export const keepsFavorites = ({ status }: Pick<SessionState, 'status'>): boolean =>
  status !== 'employee' && status !== 'associate';

export interface StoredFavorites {
  /** False for employees and associates, who have no favorites. */
  readonly isOffered: boolean;
  /** Product id to the id of its entry in the list. */
  readonly items: Readonly<Record<string, string>>;
}

/** The value on the server and before anything is stored. */
export const noFavorites: StoredFavorites = { isOffered: true, items: {} };

/** Local storage keeps the favorites so that hearts need no call; the services are the truth (docs/spec/accounts.md section 6). */
const stored = storedText('local', 'shop.favorites');
export const storedFavoritesKey = stored.key;

let last: { readonly text: string | undefined; readonly favorites: StoredFavorites } = {
  text: undefined,
  favorites: noFavorites,
};

function parse(text: string | undefined): StoredFavorites {
  if (text === undefined) return noFavorites;
  try {
    const { isOffered = true, items = {} } = JSON.parse(text) as Partial<StoredFavorites>;
    return { isOffered, items };
  } catch (error) {
    console.warn('The stored favorites are invalid and are ignored', error);
    return noFavorites;
  }
}

/** The favorites of this browser; the same object while they do not change. */
export function readFavorites(): StoredFavorites {
  const text = stored.read();
  if (text !== last.text) last = { text, favorites: parse(text) };
  return last.favorites;
}

/** Undefined removes them. */
export function writeFavorites(value: StoredFavorites | undefined): void {
  stored.write(value && JSON.stringify(value));
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: stored.key }));
}

/** Calls back when they change in this tab or another. Returns a function that ends the subscription. */
export const followFavorites = (onChange: () => void): (() => void) => stored.subscribe(() => onChange());

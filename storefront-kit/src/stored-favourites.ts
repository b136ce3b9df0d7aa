import { storedText } from './storage.ts';

export interface StoredFavourites {
  /** False for employees and associates, who have no favourites. */
  readonly isOffered: boolean;
  /** Product id to the id of its entry in the list. */
  readonly items: Readonly<Record<string, string>>;
}

/** The value on the server and before anything is stored. */
export const noFavourites: StoredFavourites = { isOffered: true, items: {} };

/** Local storage keeps the favourites so that hearts need no call; the services are the truth (docs/spec/accounts.md section 6). */
const stored = storedText('local', 'tarnfell.favourites');
export const storedFavouritesKey = stored.key;

let last: { readonly text: string | undefined; readonly favourites: StoredFavourites } = {
  text: undefined,
  favourites: noFavourites,
};

function parse(text: string | undefined): StoredFavourites {
  if (text === undefined) return noFavourites;
  try {
    const { isOffered = true, items = {} } = JSON.parse(text) as Partial<StoredFavourites>;
    return { isOffered, items };
  } catch (error) {
    console.warn('The stored favourites are invalid and are ignored', error);
    return noFavourites;
  }
}

/** The favourites of this browser; the same object while they do not change. */
export function readFavourites(): StoredFavourites {
  const text = stored.read();
  if (text !== last.text) last = { text, favourites: parse(text) };
  return last.favourites;
}

/** Undefined removes them. */
export function writeFavourites(value: StoredFavourites | undefined): void {
  stored.write(value && JSON.stringify(value));
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: stored.key }));
}

/** Calls back when they change in this tab or another. Returns a function that ends the subscription. */
export const followFavourites = (onChange: () => void): (() => void) => stored.subscribe(() => onChange());

/**
 * Local storage keeps what is a favourite, so that hearts are right without asking the services, which are the truth; of an
 * employee it keeps that there are none (accounts.md section 6).
 */
export const keptFavouritesKey = 'tarnfell.favourites';

export interface KeptFavourites {
  /** False for employees and associates. */
  readonly isOffered: boolean;
  /** Product id to the entry of the list. */
  readonly items: Readonly<Record<string, string>>;
}

/** Before anything was kept, and on the server. */
export const noFavourites: KeptFavourites = { isOffered: true, items: {} };

let read: { readonly text: string | null; readonly kept: KeptFavourites } = { text: null, kept: noFavourites };

function parse(text: string | null): KeptFavourites {
  if (text === null) return noFavourites;
  try {
    const { isOffered = true, items = {} } = JSON.parse(text) as Partial<KeptFavourites>;
    return { isOffered, items };
  } catch (error) {
    console.warn('The stored favourites cannot be read and are left aside', error);
    return noFavourites;
  }
}

/** The favourites of this browser; the same object as long as they are the same. */
export function readFavourites(): KeptFavourites {
  try {
    const text = localStorage.getItem(keptFavouritesKey);
    if (text !== read.text) read = { text, kept: parse(text) };
  } catch (error) {
    console.warn('This browser allows no storage: favourites are not marked', error);
  }
  return read.kept;
}

/** Undefined forgets them. */
export function writeFavourites(kept: KeptFavourites | undefined): void {
  try {
    if (kept) localStorage.setItem(keptFavouritesKey, JSON.stringify(kept));
    else localStorage.removeItem(keptFavouritesKey);
  } catch (error) {
    console.warn('This browser allows no storage: favourites are not marked', error);
  }
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: keptFavouritesKey }));
}

/** Calls back when they change, here or in another tab; returns what ends that. */
export function followFavourites(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === keptFavouritesKey) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** What a browser that allows no storage keeps, until the page is left. */
const memory = new Map<string, string>();

function attempt<Result>(use: (storage: Storage) => Result, instead: () => Result): Result {
  try {
    return use(sessionStorage);
  } catch (error) {
    console.warn('This browser allows no storage: what is typed lasts for this page only', error);
    return instead();
  }
}

/** A value that outlives a reload of the tab and ends with it; undefined when there is none or it cannot be read. */
export function readTab(key: string): unknown {
  const stored = attempt(
    (storage) => storage.getItem(key),
    () => memory.get(key) ?? null,
  );
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch (error) {
    console.warn(`${key} cannot be read and is left aside`, error);
    return undefined;
  }
}

export function writeTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  attempt(
    (storage) => storage.setItem(key, text),
    () => void memory.set(key, text),
  );
}

/** Forgets every value whose key begins so. */
export function forgetTab(prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
  attempt(
    (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
    () => undefined,
  );
}

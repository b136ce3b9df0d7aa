import type { NecessaryKey } from 'shared-contracts/stored-items';

export type StorageArea = 'local' | 'session';

/** A text under one key of local storage (this browser) or session storage (this tab). */
export interface StoredText {
  readonly key: string;
  /** Undefined when nothing is stored or the browser denies storage. */
  read(): string | undefined;
  /** Undefined removes it. */
  write(text: string | undefined): void;
  /** Calls back when the text changes in another tab. Returns a function that ends the subscription. */
  subscribe(onChange: (text: string | undefined) => void): () => void;
}

export interface StoredValue<Value> {
  readonly key: string;
  /** Undefined when nothing valid is stored or the browser denies storage. */
  read(): Value | undefined;
  /** Undefined removes it. */
  write(value: Value | undefined): void;
  /** Calls back when the value changes in another tab. Returns a function that ends the subscription. */
  subscribe(onChange: (value: Value | undefined) => void): () => void;
}

interface Options {
  /** Whether a browser that denies storage keeps the value until the page is left. */
  readonly keepInMemory?: boolean;
}

interface PlaceOptions extends Options {
  /** Whether it may be stored now; always by default. */
  readonly isAllowed?: () => boolean;
}

const memory = new Map<string, string>();

function withStorage<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? localStorage : sessionStorage);
  } catch (error) {
    console.warn('This browser denies storage; stored values last for this page at most', error);
    return undefined;
  }
}

/** A text that needs no consent. Others: `optional-storage.ts`. */
export const storedText = (area: StorageArea, key: NecessaryKey, options: Options = {}): StoredText =>
  storedAt(area, key, options);

/** A text under any key: only for the helpers beside this one, which take declared keys. */
export function storedAt(
  area: StorageArea,
  key: string,
  { keepInMemory = false, isAllowed = () => true }: PlaceOptions = {},
): StoredText {
  const memoryKey = `${area}:${key}`;
  return {
    key,
    read: () =>
      (isAllowed() ? withStorage(area, (storage) => storage.getItem(key)) : undefined) ?? memory.get(memoryKey),
    write(text) {
      if (text === undefined) memory.delete(memoryKey);
      const isStored = withStorage(area, (storage) => {
        if (text !== undefined && !isAllowed()) return false;
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      });
      if (!isStored && keepInMemory && text !== undefined) memory.set(memoryKey, text);
    },
    subscribe(onChange) {
      const changed = (event: StorageEvent) => {
        if (event.key === key) onChange(event.newValue ?? undefined);
      };
      window.addEventListener('storage', changed);
      return () => window.removeEventListener('storage', changed);
    },
  };
}

/**
 * A JSON value under one key. `check` throws for what is not a value, since another release may have written it: usually
 * `v.parser(schema)`.
 */
export const storedValue = <Value>(
  area: StorageArea,
  key: NecessaryKey,
  check: (json: unknown) => Value,
  options: Options = {},
): StoredValue<Value> => jsonIn(storedText(area, key, options), check);

/** The JSON value in a stored text. */
export function jsonIn<Value>(stored: StoredText, check: (json: unknown) => Value): StoredValue<Value> {
  const { key } = stored;
  const parse = (text: string | undefined): Value | undefined => {
    if (text === undefined) return undefined;
    try {
      return check(JSON.parse(text));
    } catch (error) {
      console.warn(`The stored value of ${key} is invalid and is ignored`, error);
      return undefined;
    }
  };
  return {
    key,
    read: () => parse(stored.read()),
    write: (value) => stored.write(value === undefined ? undefined : JSON.stringify(value)),
    subscribe: (onChange) => stored.subscribe((text) => onChange(parse(text))),
  };
}

/** Key prefix of form input kept in a tab; removed at sign-out. */
export const typedPrefix = 'shop.typed.';

/** Removes every value whose key starts with the prefix. */
export function removeStored(area: StorageArea, prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(`${area}:${prefix}`)) memory.delete(key);
  withStorage(area, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

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

const memory = new Map<string, string>();

function withStorage<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? localStorage : sessionStorage);
  } catch (error) {
    console.warn('This browser denies storage; stored values last for this page at most', error);
    return undefined;
  }
}

export function storedText(area: StorageArea, key: string, { keepInMemory = false }: Options = {}): StoredText {
  const memoryKey = `${area}:${key}`;
  return {
    key,
    read: () => withStorage(area, (storage) => storage.getItem(key)) ?? memory.get(memoryKey),
    write(text) {
      if (text === undefined) memory.delete(memoryKey);
      const isStored = withStorage(area, (storage) => {
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
export function storedValue<Value>(
  area: StorageArea,
  key: string,
  check: (json: unknown) => Value,
  options: Options = {},
): StoredValue<Value> {
  const stored = storedText(area, key, options);
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
export const typedPrefix = 'tarnfell.typed.';

/** Removes every value whose key starts with the prefix. */
export function removeStored(area: StorageArea, prefix: string): void {
  for (const key of memory.keys()) if (key.startsWith(`${area}:${prefix}`)) memory.delete(key);
  withStorage(area, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

import { storedValue } from './storage.ts';

/** Ids kept, so that the list does not grow for ever. */
const maxIds = 50;

function ids(json: unknown): readonly string[] {
  if (Array.isArray(json) && json.every((id) => typeof id === 'string')) return json;
  throw new TypeError('not a list of ids');
}

/** The messages that were dismissed in this browser, under one key of local storage. */
export function dismissedIds(key: string) {
  const stored = storedValue('local', key, ids, { keepInMemory: true });
  const read = (): readonly string[] => stored.read() ?? [];
  return {
    has: (id: string): boolean => read().includes(id),
    /** The oldest are forgotten: nobody shows them any more. */
    add: (id: string): void => stored.write([...read().filter((one) => one !== id), id].slice(-maxIds)),
  };
}

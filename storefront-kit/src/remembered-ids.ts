import type { OptionalKey } from 'shared-contracts/optional-items';
import { optionalText } from './optional-storage.ts';
import { jsonIn } from './storage.ts';

function ids(json: unknown): readonly string[] {
  if (Array.isArray(json) && json.every((id) => typeof id === 'string')) return json;
  throw new TypeError('not a list of ids');
}

/**
 * Ids that this browser remembers, such as messages that were closed or products that were looked at; without consent, on this page.
 * @param most how many; the oldest are forgotten, so that the list does not grow for ever
 */
export function rememberedIds(key: OptionalKey, most = 50) {
  const stored = jsonIn(optionalText(key), ids);
  const read = (): readonly string[] => stored.read() ?? [];
  return {
    /** The latest is the last. */
    all: read,
    has: (id: string): boolean => read().includes(id),
    add: (id: string): void => stored.write([...read().filter((one) => one !== id), id].slice(-most)),
    clear: (): void => stored.write(undefined),
  };
}

import type { OptionalKey } from 'shared-contracts/optional-items';
import { optionalText } from './optional-storage.ts';
import { jsonIn } from './storage.ts';

/** Ids kept, so that the list does not grow for ever. */
const maxIds = 50;

function ids(json: unknown): readonly string[] {
  if (Array.isArray(json) && json.every((id) => typeof id === 'string')) return json;
  throw new TypeError('not a list of ids');
}

/** The messages that were dismissed in this browser; without consent, on this page. */
export function dismissedIds(key: OptionalKey) {
  const stored = jsonIn(optionalText(key), ids);
  const read = (): readonly string[] => stored.read() ?? [];
  return {
    has: (id: string): boolean => read().includes(id),
    /** The oldest are forgotten: nobody shows them any more. */
    add: (id: string): void => stored.write([...read().filter((one) => one !== id), id].slice(-maxIds)),
  };
}

import { isList, isObject, type JsonPath, valueAt } from './json.ts';

const idOf = (value: unknown): unknown => (isObject(value) ? value.id : undefined);

/**
 * The value of another language at the same place. Blocks and other entries with an id are found by it, since a language
 * may have them in another order.
 */
export function sourceAt(body: unknown, source: unknown, path: JsonPath): unknown {
  let here: unknown = body;
  let there: unknown = source;
  for (const step of path) {
    const inner = valueAt(here, [step]);
    const id = idOf(inner);
    there = id !== undefined && isList(there) ? there.find((entry) => idOf(entry) === id) : valueAt(there, [step]);
    here = inner;
    if (there === undefined) return undefined;
  }
  return there;
}

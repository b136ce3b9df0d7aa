import { isList, isObject, isSame, type Json, type JsonPath } from './json.ts';

export interface Difference {
  /** Where, from the document. Entries with an id are named by it. */
  readonly path: JsonPath;
  /** What stands there and has a name, from the document inwards: blocks, slides. */
  readonly entries: readonly Json[];
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

const idOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.id === 'string' ? value.id : undefined;

const haveIds = (list: readonly Json[]): boolean => {
  const ids = list.map(idOf);
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
};

interface ListAt {
  readonly path: JsonPath;
  readonly entries: readonly Json[];
}

/** What changed from one text to another, value by value; entries with an id are compared wherever they are. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  return compare(before as Json | undefined, after as Json | undefined, { path: [], entries: [] });
}

function compare(before: Json | undefined, after: Json | undefined, place: ListAt): readonly Difference[] {
  if (isSame(before, after)) return [];
  if (before === undefined) return [{ ...place, change: 'added', after }];
  if (after === undefined) return [{ ...place, change: 'removed', before }];
  if (isList(before) && isList(after)) return compareLists(before, after, place);
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compare(before[name], after[name], { ...place, path: [...place.path, name] }));
  }
  return [{ ...place, change: 'changed', before, after }];
}

function compareLists(before: readonly Json[], after: readonly Json[], place: ListAt): readonly Difference[] {
  // Words in several styles are read as a whole.
  if (!before.some(isObject) && !after.some(isObject)) return [{ ...place, change: 'changed', before, after }];
  if (place.path.at(-1) === 'richText' || place.path.at(-1) === 'richTextBelowTargets')
    return [{ ...place, change: 'changed', before, after }];
  if (!haveIds(before) || !haveIds(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      compare(before[index], after[index], at(place, index, after[index] ?? before[index])),
    );
  }
  const kept = (list: readonly Json[], other: readonly Json[]) =>
    list.map(idOf).filter((id) => other.some((entry) => idOf(entry) === id));
  const isMoved = !isSame(kept(before, after), kept(after, before));
  const ids = [...new Set([...after, ...before].map(idOf))];
  const inner = ids.flatMap((id) => {
    const [one, other] = [before, after].map((list) => list.find((entry) => idOf(entry) === id));
    return compare(one, other, at(place, id ?? '', other ?? one));
  });
  return isMoved ? [{ ...place, change: 'moved' }, ...inner] : inner;
}

const at = ({ path, entries }: ListAt, step: string | number, entry: Json | undefined): ListAt => ({
  path: [...path, step],
  entries: isObject(entry) ? [...entries, entry] : entries,
});

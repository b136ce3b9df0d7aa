/** What documents are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** From a document to a value in it. */
export type JsonPath = readonly (string | number)[];

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** Whether two values are the same text: order of names and missing values do not matter. */
export const isSame = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);

const sorted = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => inOrder(inner)) ?? '';

const inOrder = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (isList(value)) return typeof first === 'number' ? valueAt(value[first], rest) : undefined;
  return isObject(value) ? valueAt(value[first], rest) : undefined;
}

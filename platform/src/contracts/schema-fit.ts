import { type ActionLike, isSchema, mayBeMissing, type SchemaLike, valueText } from './schema-text.ts';

/** Conditions that can be stricter or looser: whether the given one implies the expected one. */
const ordered: Readonly<Record<string, (given: number, expected: number) => boolean>> = {
  min_length: (given, expected) => given >= expected,
  max_length: (given, expected) => given <= expected,
  min_value: (given, expected) => given >= expected,
  max_value: (given, expected) => given <= expected,
};

/**
 * Reasons why a value one schema allows would fail another, as sentences; empty when there are none. Beyond types,
 * this finds runtime conditions such as maximum lengths. Functions are considered equal when their source is.
 */
export function misfits(given: SchemaLike, expected: SchemaLike, path = ''): string[] {
  return compared(given, expected, path, []);
}

type Pairs = readonly (readonly [SchemaLike, SchemaLike])[];

function compared(given: SchemaLike, expected: SchemaLike, path: string, above: Pairs): string[] {
  if (above.some(([one, other]) => one === given && other === expected)) return [];
  const pairs: Pairs = [...above, [given, expected]];
  const at = path || 'the value';
  const [from, to] = [opened(given), opened(expected)];
  const empty = [
    ...(from.maySayNull && !to.maySayNull ? [`${at} may be null`] : []),
    ...(from.mayBeMissing && !to.mayBeMissing ? [`${at} may be missing`] : []),
  ];
  const conditions = to.conditions
    .filter((condition) => !from.conditions.some((promise) => isWithin(promise, condition)))
    .map((condition) => `${at} must pass ${describeCondition(condition)}, which is not promised`);
  return [...empty, ...shape(from.schema, to.schema, path, pairs), ...conditions];
}

interface Opened {
  readonly schema: SchemaLike;
  readonly mayBeMissing: boolean;
  readonly maySayNull: boolean;
  readonly conditions: readonly ActionLike[];
}

/** A schema without its wrappers. Conditions end at a transformation: later ones see another value. */
function opened(schema: SchemaLike): Opened {
  if (schema.type === 'lazy' && schema.getter) return opened(schema.getter(undefined));
  if (schema.pipe) {
    const [first, ...steps] = schema.pipe;
    const inner = opened(first as SchemaLike);
    const turn = steps.findIndex(
      ({ kind, type }) => kind === 'schema' || (kind === 'transformation' && type !== 'trim'),
    );
    const before = steps.slice(0, turn < 0 ? undefined : turn);
    const conditions = before.filter((step): step is ActionLike => step.kind === 'validation');
    return { ...inner, conditions: [...inner.conditions, ...conditions] };
  }
  if (!schema.wrapped) return { schema, mayBeMissing: false, maySayNull: false, conditions: [] };
  const inner = opened(schema.wrapped);
  const isNullable = schema.type === 'nullable' || schema.type === 'nullish';
  return {
    ...inner,
    mayBeMissing: inner.mayBeMissing || mayBeMissing(schema),
    maySayNull: inner.maySayNull || isNullable,
  };
}

function isWithin(promise: ActionLike, condition: ActionLike): boolean {
  if (promise.type !== condition.type) return false;
  const rule = ordered[condition.type];
  if (rule && typeof promise.requirement === 'number' && typeof condition.requirement === 'number')
    return rule(promise.requirement, condition.requirement);
  return written(promise.requirement) === written(condition.requirement);
}

const written = (requirement: unknown) =>
  typeof requirement === 'function' ? String(requirement) : valueText(requirement);

const describeCondition = ({ type, requirement }: ActionLike) =>
  requirement === undefined || typeof requirement === 'function' ? type : `${type}(${valueText(requirement)})`;

const isAnything = ({ type }: SchemaLike) => type === 'unknown' || type === 'any';
const choices = ({ type, options, literal }: SchemaLike): readonly unknown[] | undefined =>
  type === 'picklist' ? options : type === 'literal' ? [literal] : undefined;
const alternatives = ({ type, options }: SchemaLike): readonly SchemaLike[] | undefined =>
  type === 'union' || type === 'variant' ? (options ?? []).filter(isSchema) : undefined;

function shape(given: SchemaLike, expected: SchemaLike, path: string, above: Pairs): string[] {
  const at = path || 'the value';
  if (isAnything(expected)) return [];
  const several = alternatives(given);
  if (several) return several.flatMap((one) => compared(one, expected, path, above));
  const either = alternatives(expected);
  if (either) {
    const tries = either.map((one) => compared(given, one, path, above));
    return tries.some((found) => found.length === 0)
      ? []
      : [`${at} is none of what is expected: ${tries.flat()[0] ?? ''}`];
  }
  const taken = choices(expected);
  const offered = choices(given);
  if (taken) {
    const others = offered?.filter((choice) => !taken.includes(choice));
    if (!others) return [`${at} may be any ${given.type}, not only ${taken.map(valueText).join(', ')}`];
    return others.map((choice) => `${at} may be ${valueText(choice)}, which is not expected`);
  }
  if (offered)
    return offered.every((choice) => typeof choice === expected.type) ? [] : [`${at} is no ${expected.type}`];
  if (given.entries && expected.entries) return entries(given, expected, path, above);
  if (given.type !== expected.type) return [`${at} is ${given.type}, not ${expected.type}`];
  return parts(given, expected).flatMap(([one, other, name]) => compared(one, other, path + name, above));
}

/** The item schemas of arrays, records, and tuples, side by side. */
function parts(given: SchemaLike, expected: SchemaLike): [SchemaLike, SchemaLike, string][] {
  const pair = (one: SchemaLike | undefined, other: SchemaLike | undefined, name: string) =>
    one && other ? [[one, other, name] satisfies [SchemaLike, SchemaLike, string]] : [];
  return [
    ...pair(given.item, expected.item, '[]'),
    ...pair(given.key, expected.key, '[its name]'),
    ...pair(given.value, expected.value, '[…]'),
    ...(expected.items ?? []).flatMap((other, place) => pair(given.items?.[place], other, `[${place}]`)),
  ];
}

function entries(given: SchemaLike, expected: SchemaLike, path: string, above: Pairs): string[] {
  const [offered = {}, taken = {}] = [given.entries, expected.entries];
  const name = (key: string) => (path ? `${path}.${key}` : key);
  const fields = Object.entries(taken).flatMap(([key, other]) => {
    const one = offered[key];
    if (one) return compared(one, other, name(key), above);
    return opened(other).mayBeMissing ? [] : [`${name(key)} is not told`];
  });
  const strangers =
    expected.type === 'strict_object'
      ? Object.keys(offered)
          .filter((key) => !(key in taken))
          .map((key) => `${name(key)} is not expected`)
      : [];
  return [...fields, ...strangers];
}

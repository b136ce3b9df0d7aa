import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { misfits } from './schema-fit.ts';
import type { SchemaLike } from './schema-text.ts';

const between = (given: unknown, expected: unknown) => misfits(given as SchemaLike, expected as SchemaLike);
const short = v.pipe(v.string(), v.maxLength(10));
const tree: v.GenericSchema = v.object({ name: v.string(), under: v.array(v.lazy(() => tree)) });

describe('accepts a schema that is at least as strict [PLT-09]', () => {
  test.each<[string, unknown, unknown]>([
    ['itself', v.object({ a: short, b: v.optional(v.number()) }), v.object({ a: short, b: v.optional(v.number()) })],
    ['a shorter text', v.pipe(v.string(), v.maxLength(5)), short],
    ['what is narrower', short, v.string()],
    ['fewer choices', v.picklist(['a']), v.picklist(['a', 'b'])],
    ['a choice where any text is taken', v.literal('a'), v.string()],
    ['something more than is asked for', v.object({ a: short, b: v.string() }), v.object({ a: short })],
    ['what is always there, for what may be', v.object({ a: short }), v.object({ a: v.optional(short) })],
    ['one of several', v.number(), v.union([v.string(), v.number()])],
    ['anything', v.array(short), v.unknown()],
    ['something that holds itself', tree, tree],
    ['the same trimming', v.pipe(v.string(), v.trim(), v.maxLength(5)), v.pipe(v.string(), v.trim(), v.maxLength(5))],
  ])('%s', (_case, given, expected) => expect(between(given, expected)).toEqual([]));
});

describe('reports a schema that allows more, with place and reason [PLT-09]', () => {
  test.each<[string, unknown, unknown, string]>([
    [
      'a longer text',
      v.object({ a: v.string() }),
      v.object({ a: short }),
      'a must pass max_length(10), which is not promised',
    ],
    [
      'another pattern',
      v.pipe(v.string(), v.regex(/a/)),
      v.pipe(v.string(), v.regex(/b/)),
      'the value must pass regex(/b/), which is not promised',
    ],
    [
      'another choice',
      v.array(v.picklist(['a', 'b'])),
      v.array(v.picklist(['a'])),
      '[] may be "b", which is not expected',
    ],
    ['any text for a choice', v.string(), v.picklist(['a']), 'the value may be any string, not only "a"'],
    ['what may be missing', v.object({ a: v.optional(v.string()) }), v.object({ a: v.string() }), 'a may be missing'],
    ['what may be null', v.nullable(v.string()), v.string(), 'the value may be null'],
    ['what is not told', v.object({}), v.object({ a: v.string() }), 'a is not told'],
    ['what nobody asked for', v.object({ a: short }), v.strictObject({}), 'a is not expected'],
    [
      'another type',
      v.object({ a: v.object({ b: v.number() }) }),
      v.object({ a: v.object({ b: v.string() }) }),
      'a.b is number, not string',
    ],
    ['one of several too many', v.union([v.string(), v.number()]), v.string(), 'the value is number, not string'],
  ])('%s', (_case, given, expected, reason) => expect(between(given, expected)).toEqual([reason]));
});

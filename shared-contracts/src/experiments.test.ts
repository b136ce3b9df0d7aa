import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  attributeValue,
  batchSizeOf,
  datafile,
  eventTags,
  flushIntervalOf,
  isVisitorId,
  revenueOf,
  runningKeys,
  tagValueOf,
  userId,
} from './experiment-rules.ts';
import { allExperiments, experimentTargets } from './experiments/all-experiments.ts';
import { blockExperiment, defineExperiment, flagExperiment, variationOf } from './experiments.ts';

const order = defineExperiment({
  key: 'content_order',
  owner: 'team-content',
  purpose: 'Whether new ones first are read more',
  variations: ['usual', 'newest'],
  due: '2027-01-31',
});

describe('the variation of a visitor [EXP-02]', () => {
  test.each([
    ['what was decided', { content_order: 'newest' }, 'newest'],
    ['the baseline without a decision', {}, 'usual'],
    ['the baseline for a variation that the code does not have', { content_order: 'oldest' }, 'usual'],
  ])('is %s', (_, decided, expected) => expect(variationOf(order, decided)).toBe(expected));

  test('of a flag and of a block has a key that Optimizely takes', () => {
    expect(flagExperiment('content.help-search')).toBe('flag_content_help-search');
    expect(blockExperiment('hero-test')).toBe('block_hero-test');
  });
});

describe('the rules of the library [EXP-02]', () => {
  test.each([
    [userId, 'vuid_1', true],
    [userId, '', false],
    [userId, 1, false],
    [attributeValue, 'NL', true],
    [attributeValue, false, true],
    [attributeValue, 3, true],
    [attributeValue, 1.5, false],
    [attributeValue, 2 ** 53, false],
    [attributeValue, null, false],
    [eventTags, {}, true],
    [eventTags, { revenue: 1 }, true],
    [eventTags, [], false],
    [eventTags, 'revenue', false],
    [eventTags, null, false],
  ])('take or refuse a value (%#)', (schema, value, isTaken) => expect(v.is(schema, value)).toBe(isTaken));

  test.each([
    [1, 1],
    [25, 25],
    [0, 10],
    [-1, 10],
    [1.5, 10],
    ['5', 10],
    [undefined, 10],
  ])('a batch size of %s means %s', (value, expected) => expect(batchSizeOf(value)).toBe(expected));

  test.each([
    [1, 1],
    [0.5, 0.5],
    [0, 1000],
    [-5, 1000],
    [undefined, 1000],
  ])('a flush interval of %s means %s ms', (value, expected) => expect(flushIntervalOf(value)).toBe(expected));

  test.each([
    ['1999', 1999],
    [19.99, 19],
    ['none', undefined],
  ])('revenue %s is the whole number %s', (value, expected) => expect(revenueOf(value)).toBe(expected));

  test.each([
    ['19.99', 19.99],
    [1, 1],
    [undefined, undefined],
  ])('value %s is the number %s', (value, expected) => expect(tagValueOf(value)).toBe(expected));

  const file = { projectId: '1', accountId: '1', revision: '1', experiments: [] };
  test.each([
    ['2', true],
    ['3', true],
    ['4', true],
    ['1', false],
    ['5', false],
    [4, false],
  ])('a datafile of version %s: %s', (version, isTaken) => expect(v.is(datafile, { ...file, version })).toBe(isTaken));
  test('a datafile is an object', () => expect(v.is(datafile, 'version 4')).toBe(false));

  test('only the status Running is active', () => {
    const of = (id: string, status: string) => ({ id, key: `${id}-rule`, status, variations: [] });
    const flagOf = (id: string) => ({ id: `f${id}`, key: `flag-${id}`, experimentIds: [id] });
    expect(
      runningKeys({
        experiments: [of('1', 'Running'), of('2', 'Paused'), of('3', 'Not started'), of('4', 'running')],
        featureFlags: ['1', '2', '3', '4'].map(flagOf),
      }),
    ).toEqual(['flag-1']);
  });

  test.each([
    ['vuid_0123456789abcdef0123456789a', true],
    ['vuid_0123456789abcdef0123456789ab', false],
    ['0123456789abcdef0123456789a', false],
    ['vuid_', false],
    [undefined, false],
  ])('%s as the id of a visitor: %s', (id, isTaken) => expect(isVisitorId(id)).toBe(isTaken));
});

describe('the experiments of the shop [EXP-02]', () => {
  test.each(allExperiments)('$key has an owner, a purpose, and a day', ({ key, owner, purpose, due }) => {
    expect(key).toMatch(/^[a-z]+_[a-z][a-z0-9-]*$/);
    expect(owner).toMatch(/^team-[a-z]+$/);
    expect(purpose).not.toBe('');
    expect(Number.isNaN(Date.parse(due))).toBe(false);
  });

  test.each(experimentTargets)('$key has variations and a key of its own', ({ key, variations }) => {
    expect(new Set(variations).size).toBeGreaterThan(1);
    expect(experimentTargets.filter((one) => one.key === key)).toHaveLength(1);
    expect(key.length).toBeLessThanOrEqual(64);
  });
});

import { describe, expect, test } from 'vitest';
import { allFlags } from './flags/all-flags.ts';
import { defineFlag, flagValue, isExpired } from './flags.ts';

const layout = defineFlag({
  key: 'content.layout',
  owner: 'team-content',
  purpose: 'How lists are laid out',
  values: ['grid', 'rows', false],
  default: 'grid',
  expires: '2027-01-31',
});

describe('the value of a flag [EXP-01]', () => {
  test.each([
    ['what the service says', { 'content.layout': 'rows' }, 'rows'],
    ['what the service says, also when that is false', { 'content.layout': false }, false],
    ['the default when the service does not know it', { 'content.other': 'rows' }, 'grid'],
    ['the default for a value that it does not have', { 'content.layout': 'columns' }, 'grid'],
    ['the default for a value of another type', { 'content.layout': { kind: 'rows' } }, 'grid'],
  ])('is %s', (_, values, expected) => expect(flagValue(layout, values)).toBe(expected));
});

test.each([
  ['2027-01-30', false],
  ['2027-01-31', false],
  ['2027-02-01', true],
])('on %s, whether a flag that expires on 2027-01-31 is stale: %s [EXP-01]', (today, stale) =>
  expect(isExpired(layout, today)).toBe(stale),
);

describe('the flags of the shop [EXP-01]', () => {
  test.each(allFlags.map(({ flag }) => flag))(
    '$key has an owner, a purpose, a default among its values, and a day',
    (flag) => {
      expect(flag.key).toMatch(/^[a-z]+\.[a-z][a-z0-9-]*$/);
      expect(flag.owner).toMatch(/^team-[a-z]+$/);
      expect(flag.purpose).not.toBe('');
      expect(flag.values).toContain(flag.default);
      expect(Number.isNaN(Date.parse(flag.expires))).toBe(false);
    },
  );

  test('have keys of their own', () => {
    expect(new Set(allFlags.map(({ flag }) => flag.key)).size).toBe(allFlags.length);
  });
});

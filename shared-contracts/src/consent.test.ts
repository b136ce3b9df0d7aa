import { describe, expect, test } from 'vitest';
import {
  type ConsentRecord,
  consentText,
  consentVersion,
  everyChoice,
  isAllowed,
  optionalCategories,
  parseConsent,
} from './consent.ts';
import type { Region } from './locale.ts';
import { optionalItems } from './optional-items.ts';
import { necessaryItems, storedItemOf } from './stored-items.ts';

const at = Date.parse('2026-11-23T10:20:30Z');
const record = (choices: ConsentRecord['choices'], version = consentVersion): ConsentRecord => ({
  version,
  at,
  choices,
});

describe('the consent cookie [ACC-21]', () => {
  test('has a flag for each category, its time, and the version of the question', () => {
    expect(consentText(record({ performance: true, functional: false, targeting: false }, 3))).toBe(
      'version=3&time=2026-11-23T10:20:30Z&groups=C0001:1|C0002:1|C0003:0|C0004:0',
    );
  });

  test.each([everyChoice(true), everyChoice(false), { performance: false, functional: true, targeting: false }])(
    'is read as it was written: %o',
    (choices) => expect(parseConsent(consentText(record(choices)))).toEqual(record(choices)),
  );

  test('takes a category without a flag as refused', () => {
    expect(parseConsent('version=1&time=2026-11-23T10:20:30Z&groups=C0001:1|C0003:1')?.choices).toEqual({
      performance: false,
      functional: true,
      targeting: false,
    });
  });

  test.each([
    undefined,
    '',
    'yes',
    'version=1',
    'version=1&time=soon&groups=C0004:1',
    'version=x&time=2026-11-23T10:20:30Z&groups=',
  ])('is no answer when it reads %o', (text) => expect(parseConsent(text)).toBeUndefined());
});

describe('what is allowed [ACC-21]', () => {
  test.each<[Region, string, ConsentRecord | undefined, boolean]>([
    ['EMEA', 'no answer', undefined, false],
    ['EMEA', 'its :1 flag', record(everyChoice(true)), true],
    ['EMEA', 'its :0 flag', record(everyChoice(false)), false],
    ['EMEA', 'a :1 flag for an earlier question', record(everyChoice(true), consentVersion - 1), false],
    ['NORA', 'no answer', undefined, true],
    ['NORA', 'its :1 flag', record(everyChoice(true)), true],
    ['NORA', 'its :0 flag', record(everyChoice(false)), false],
    ['NORA', 'a :0 flag for an earlier question', record(everyChoice(false), consentVersion - 1), false],
  ])('in %s with %s', (region, _, given, expected) => {
    for (const category of optionalCategories) expect(isAllowed(category, { region, record: given })).toBe(expected);
  });

  test('is each category by its own flag', () => {
    const given = {
      region: 'EMEA',
      record: record({ performance: true, functional: false, targeting: true }),
    } as const;
    expect(optionalCategories.filter((category) => isAllowed(category, given))).toEqual(['performance', 'targeting']);
  });

  test('excludes targeting where the browser asks for that, until the visitor allows it', () => {
    expect(isAllowed('targeting', { region: 'NORA', record: undefined, optsOut: true })).toBe(false);
    expect(isAllowed('performance', { region: 'NORA', record: undefined, optsOut: true })).toBe(true);
    expect(isAllowed('targeting', { region: 'NORA', record: record(everyChoice(true)), optsOut: true })).toBe(true);
  });
});

describe('what the shop stores [ACC-21]', () => {
  test('is declared once', () => {
    const names = [...necessaryItems, ...optionalItems].map(({ where, name }) => `${where} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is found by the names that the browser has', () => {
    expect(storedItemOf('cookie', '__Host-shop.session')).toMatchObject({ name: 'shop.session' });
    expect(storedItemOf('session', 'shop.typed.checkout.delivery')).toMatchObject({ name: 'shop.typed.*' });
    expect(storedItemOf('local', 'shop.dismissed-popups')).toMatchObject({ category: 'functional' });
    expect(storedItemOf('session', 'shop.dismissed-popups')).toBeUndefined();
    expect(storedItemOf('cookie', '_ga')).toBeUndefined();
  });

  test('asks again when something optional is added or changes its category', () => {
    // Another list needs another version of the question.
    expect([
      consentVersion,
      ...optionalItems.map(({ where, name, category }) => `${where} ${name} ${category}`),
    ]).toEqual([
      4,
      'local shop.benefit-bar-closed functional',
      'local shop.content.closed-messages functional',
      'local shop.content.measures functional',
      'local shop.content.searches functional',
      'local shop.content.viewed functional',
      'local shop.dismissed-popups functional',
      'local shop.tracking.origins targeting',
      'local shop.tracking.purchases targeting',
      'cookie shop.experiments targeting',
      'local shop.counted-orders targeting',
    ]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedByPairs } from './counted.ts';

const values = ['color:blue', 'color:grey', 'color:red', 'size:M', 'size:L', 'material:wool'];

/** Returns the counts that would be stored for a category with these styles. */
function kept(styles: readonly (readonly string[])[]) {
  const having = (...tokens: string[]) =>
    styles.filter((style) => tokens.every((token) => style.includes(token))).length;
  const whole = { total: styles.length, byToken: new Map(values.map((token) => [token, having(token)])) };
  const pairsOf = (tokens: readonly string[]) =>
    new Map(
      tokens.map((token) => [
        token,
        new Map(
          values.flatMap((other) =>
            other !== token && having(token, other) > 0 ? [[other, having(token, other)] as const] : [],
          ),
        ),
      ]),
    );
  return { whole, pairsOf };
}

const catalogues = fc.array(fc.subarray(values), { maxLength: 30 });
const choices = fc.subarray(values.slice(0, 3), { minLength: 1 });

test('never overestimates filter counts from value pairs, and marks exact counts correctly', () => {
  fc.assert(
    fc.property(catalogues, choices, (styles, chosen) => {
      const { whole, pairsOf } = kept(styles);
      const counted = countedByPairs(chosen, whole, pairsOf(chosen));
      const matches = styles.filter((style) => chosen.some((token) => style.includes(token)));
      if (counted.isAtLeast) expect(counted.total).toBeLessThanOrEqual(matches.length);
      else expect(counted.total).toBe(matches.length);
      for (const token of values.slice(3)) {
        const there = matches.filter((style) => style.includes(token)).length;
        const reported = counted.byToken.get(token) ?? 0;
        if (counted.inexact.has(token.split(':')[0] ?? '')) expect(reported).toBeLessThanOrEqual(there);
        else expect(reported).toBe(there);
      }
    }),
  );
});

test('counts one and two values exactly', () => {
  const { whole, pairsOf } = kept([['color:blue', 'size:M'], ['color:blue', 'color:grey'], ['color:grey'], ['size:M']]);
  const one = countedByPairs(['color:blue'], whole, pairsOf(['color:blue']));
  expect([one.total, one.isAtLeast, one.byToken.get('size:M'), one.inexact.size]).toEqual([2, false, 1, 0]);
  const two = countedByPairs(['color:blue', 'color:grey'], whole, pairsOf(['color:blue', 'color:grey']));
  expect([two.total, two.isAtLeast]).toEqual([3, false]);
});

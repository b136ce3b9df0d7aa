import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOfFailures, chanceOfLarger, worseBecause } from './canary-test.ts';

/** Numbers between 0 and 1 that are the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const paints = (count: number, around: number, next: () => number) =>
  Array.from({ length: count }, () => around * (0.6 + next() + next() ** 4));

describe('how likely what was seen is [PLT-12]', () => {
  test.each([
    // Fisher's own tea: three of four, one of four.
    [{ pages: 4, failed: 1 }, { pages: 4, failed: 3 }, 17 / 70],
    [{ pages: 10, failed: 0 }, { pages: 10, failed: 10 }, 1 / 184_756],
    [{ pages: 10, failed: 5 }, { pages: 10, failed: 0 }, 1],
  ])('failures %j and %j', (stable, canary, chance) => {
    expect(chanceOfFailures(stable, canary)).toBeCloseTo(chance, 9);
  });

  test('ranks: the same values say nothing, larger ones much', () => {
    const values = Array.from({ length: 40 }, (_, place) => 1000 + place);
    expect(chanceOfLarger(values, values)).toBeGreaterThan(0.4);
    expect(
      chanceOfLarger(
        values,
        values.map((value) => value + 400),
      ),
    ).toBeLessThan(1e-6);
    expect(
      chanceOfLarger(
        values.map((value) => value + 400),
        values,
      ),
    ).toBeGreaterThan(0.999);
    expect(chanceOfLarger([5, 5, 5], [5, 5, 5])).toBe(1);
  });

  test('it is a chance, and grows smaller with each failure more', () => {
    const counts = fc.record({
      pages: fc.integer({ min: 1, max: 400 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const stable = { pages: one.pages, failed: Math.round(one.pages * one.share) };
        const canary = { pages: other.pages, failed: Math.round(other.pages * other.share) };
        const chance = chanceOfFailures(stable, canary);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        if (canary.failed < canary.pages && stable.failed > 0) {
          const more = chanceOfFailures(
            { ...stable, failed: stable.failed - 1 },
            { ...canary, failed: canary.failed + 1 },
          );
          expect(more).toBeLessThanOrEqual(chance + 1e-9);
        }
      }),
    );
  });
});

describe('when a canary is taken back [PLT-12]', () => {
  const calm = { pages: 500, failed: 2, lcp: [] };
  const unused = { pages: 0, failed: 0, lcp: [] };

  test.each([
    ['fails in a third of its pages', calm, { pages: 30, failed: 10, lcp: [] }, /failed in 10 of 30/],
    ['too few pages to tell', calm, { pages: 10, failed: 10, lcp: [] }, undefined],
    ['a single failure', calm, { pages: 100, failed: 1, lcp: [] }, undefined],
    ['as many failures as two networks can report', calm, { pages: 44, failed: 4, lcp: [] }, undefined],
    ['failures of three networks', calm, { pages: 44, failed: 5, lcp: [] }, /failed in 5 of 44/],
    ['as bad as what is stable', { ...calm, failed: 50 }, { pages: 100, failed: 12, lcp: [] }, undefined],
    [
      'fails while nothing stable is used',
      unused,
      { pages: 82, failed: 82, lcp: [] },
      /82 of 82 pages, and .* only 0 /,
    ],
    ['fails in a fifth, alone', { ...calm, pages: 19 }, { pages: 100, failed: 20, lcp: [] }, /20 of 100 .* only 19 /],
    ['fails in less than a fifth, alone', unused, { pages: 101, failed: 20, lcp: [] }, undefined],
    ['fails in too few pages, alone', unused, { pages: 19, failed: 19, lcp: [] }, undefined],
  ])('%s', (_case, stable, canary, reason) => {
    const because = worseBecause(stable, canary);
    if (reason) expect(because).toMatch(reason);
    else expect(because).toBeUndefined();
  });

  test('pages that paint half a second later', () => {
    const next = random(7);
    const stable = { pages: 200, failed: 0, lcp: paints(200, 1000, next) };
    expect(worseBecause(stable, { pages: 60, failed: 0, lcp: paints(60, 1500, next) })).toMatch(/largest paint/);
    expect(worseBecause(stable, { pages: 60, failed: 0, lcp: paints(60, 1010, next) })).toBeUndefined();
  });

  test('of 300 canaries that are no worse, looked at after each page, hardly any are taken back', () => {
    let takenBack = 0;
    for (let trial = 0; trial < 300; trial += 1) {
      const next = random(trial + 1);
      const stable = { pages: 400, failed: 8, lcp: paints(200, 1000, next) };
      const lcp: number[] = [];
      let failed = 0;
      for (let pages = 1; pages <= 60; pages += 1) {
        lcp.push(...paints(1, 1000, next));
        if (next() < 0.02) failed += 1;
        if (worseBecause(stable, { pages, failed, lcp })) {
          takenBack += 1;
          break;
        }
      }
    }
    expect(takenBack).toBeLessThanOrEqual(3);
  });
});

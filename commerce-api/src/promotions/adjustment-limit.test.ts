import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Given, roomLeft } from './adjustment-limit.ts';

const line = (rowTotal: number, taken = 0, id = 'a') => ({ id, rowTotal, taken });

describe('the limit of adjustments [STO-06] [CART-26]', () => {
  test.each<[string, Given, string | null, number]>([
    ['a fifth of a line', { lines: [line(10_000)], ofOrder: 0 }, 'a', 2000],
    ['rounded as percentages are', { lines: [line(1999)], ofOrder: 0 }, 'a', 400],
    ['less what came off it', { lines: [line(10_000, 1500)], ofOrder: 0 }, 'a', 500],
    ['less what came off the order', { lines: [line(10_000)], ofOrder: 2000 }, 'a', 0],
    ['for the order, less what came off its lines', { lines: [line(10_000, 2000)], ofOrder: 0 }, null, 0],
    ['for a line that others leave room', { lines: [line(10_000, 2000), line(5000, 0, 'b')], ofOrder: 400 }, 'b', 600],
    ['of the line, though the order has more', { lines: [line(10_000), line(5000, 0, 'b')], ofOrder: 0 }, 'b', 1000],
    ['below nothing when goods were removed', { lines: [line(1000, 300)], ofOrder: 0 }, 'a', -100],
    ['nothing for a line whose price is fixed', { lines: [line(10_000)], ofOrder: 0 }, 'gift-card', 0],
  ])('leaves %s', (_, given, lineId, room) => {
    expect(roomLeft(given, lineId)).toBe(room);
  });

  const rows = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 });
  const fifth = (amount: number) => Math.floor((amount * 200 + 500) / 1000);

  test('allows a fifth off every line at once', () => {
    fc.assert(
      fc.property(rows, (totals) => {
        const lines = totals.map((rowTotal, index) => line(rowTotal, fifth(rowTotal), `${index}`));
        expect(lines.every(({ id }) => roomLeft({ lines, ofOrder: 0 }, id) >= 0)).toBe(true);
      }),
    );
  });

  test('takes no more than a fifth off everything, in whatever order and wherever it is taken', () => {
    const wishes = fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 200_000 })), { maxLength: 12 });
    fc.assert(
      fc.property(rows, wishes, (totals, asked) => {
        let given: Given = { lines: totals.map((rowTotal, index) => line(rowTotal, 0, `${index}`)), ofOrder: 0 };
        for (const [place, wish] of asked) {
          const own = given.lines[place];
          const room = roomLeft(given, own?.id ?? null);
          const off = Math.min(wish, room);
          given = own
            ? { ...given, lines: given.lines.map((one) => (one === own ? { ...one, taken: one.taken + off } : one)) }
            : { ...given, ofOrder: given.ofOrder + off };
        }
        const taken = given.lines.reduce((all, one) => all + one.taken, given.ofOrder);
        const whole = totals.reduce((all, rowTotal) => all + rowTotal, 0);
        // Each line may round up by half a unit.
        expect(taken).toBeLessThanOrEqual(whole / 5 + totals.length / 2);
        expect(given.lines.every((one) => one.taken <= fifth(one.rowTotal))).toBe(true);
      }),
    );
  });
});

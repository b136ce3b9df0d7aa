import { expect, test } from 'vitest';
import { type HistoriesRun, runHistories } from '../checks/histories/run.ts';
import { historyBugs } from '../checks/plants.ts';
import { withSurroundings } from './surroundings.ts';

/** Plays histories on a separate database, with several instances as separate processes. */
const playHistories = (run: Pick<HistoriesRun, 'count' | 'seed'> & Partial<HistoriesRun>) =>
  withSurroundings((around) => runHistories(around, { reduce: false, instances: 2, lanes: 8, ...run }));

test('leaves consistent books after random histories on two instances [CART-28]', async () => {
  const { played, orders, failure } = await playHistories({ count: 96, seed: 20_261_121 });
  expect(failure?.sentence, JSON.stringify(failure)).toBeUndefined();
  expect(played).toBe(96);
  expect(orders).toBeGreaterThan(30);
});

test.each(historyBugs)('finds the planted bug %s', async (bug) => {
  const { failure } = await playHistories({ count: 400, seed: 7, bug });
  expect(failure?.sentence).toMatch(
    {
      'no-claim': /sold of|left, \d+ held/,
      'no-idempotency': /two outcomes under one key|refused|model/,
      // The provider gave more than the shop, or refuses the next refund because it gave too much before.
      'refund-twice': /the provider gave \d+ back, the shop \d+|of \d+ on CREDIT_CARD, \d+ were carried out/,
      'early-points': /\d+ points were earned, and \d+ by goods that were paid for and kept/,
      'forgotten-attempt': /placeOrder had two outcomes under one key/,
    }[bug],
  );
});

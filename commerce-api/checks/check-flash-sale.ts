/**
 * `npm run check:flash-sale`: 2,000 buyers order one of 100 units at the same moment, at two instances on a real
 * PostgreSQL. Exactly 100 succeed; all others see that it is sold out. It ends with 0 when that holds; with a planted
 * bug, when it does not.
 *
 *     --buyers=2000 --units=100 --instances=2
 *     --plant=no-claim    plants a known bug
 */
import { parseArgs } from 'node:util';
import { holdFlashSale } from './flash-sale.ts';
import { bugNamed, flashSaleBugs } from './plants.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '2000' },
    units: { type: 'string', default: '100' },
    instances: { type: 'string', default: '2' },
    plant: { type: 'string' },
  },
});
const [buyers, units, instances] = [Number(values.buyers), Number(values.units), Number(values.instances)];
const bug = values.plant === undefined ? undefined : bugNamed(values.plant, flashSaleBugs);
const surroundings = await openSurroundings();
try {
  const sale = { buyers, units, instances, ...(bug ? { bug } : {}) };
  const { confirmed, kept, left, refusals, longestWait } = await holdFlashSale(surroundings, sale);
  const others = JSON.stringify(refusals);
  console.log(
    `${buyers} buyers, ${units} units: ${confirmed} orders confirmed, ${kept} units sold, ${left} left, others ${others}`,
  );
  console.log(`The longest wait was ${(longestWait / 1000).toFixed(1)} s`);
  const isRight = confirmed === units && kept === units && left === 0 && refusals.INV700 === buyers - units;
  console.log(isRight ? '✓ Nothing is oversold, and nobody is left in doubt' : '✗ That is not what a sale may come to');
  process.exitCode = isRight === !bug ? 0 : 1;
} finally {
  await surroundings.close();
}

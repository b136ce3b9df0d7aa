/**
 * `npm run check:flash-sale`: 2,000 buyers order one of 100 units at the same moment, at two instances on a real
 * PostgreSQL. Exactly 100 succeed; all others are told that it is sold out. Options: --buyers, --units, --instances.
 */
import { parseArgs } from 'node:util';
import { holdFlashSale } from './flash-sale.ts';
import { openSurroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '2000' },
    units: { type: 'string', default: '100' },
    instances: { type: 'string', default: '2' },
  },
});
const [buyers, units, instances] = [Number(values.buyers), Number(values.units), Number(values.instances)];
const surroundings = await openSurroundings();
try {
  const { told, kept, left, refusals, longestWait } = await holdFlashSale(surroundings, { buyers, units, instances });
  const others = JSON.stringify(refusals);
  console.log(
    `${buyers} buyers, ${units} units: ${told} orders told, ${kept} units sold, ${left} left, others ${others}`,
  );
  console.log(`The longest wait was ${(longestWait / 1000).toFixed(1)} s`);
  const isRight = told === units && kept === units && left === 0 && refusals.INV700 === buyers - units;
  console.log(isRight ? '✓ Nothing is oversold, and nobody is left in doubt' : '✗ That is not what a sale may come to');
  process.exitCode = isRight ? 0 : 1;
} finally {
  await surroundings.close();
}

/**
 * `npm run bench:decisions`: how long the shell takes to decide what a visitor gets, with one experiment, with two, and with 50, in
 * turns. Every visitor is new to it.
 */
import { randomBytes } from 'node:crypto';
import { createDecider } from '../src/server/experiments/decider.ts';
import { someDatafile } from '../src/testing/datafile.ts';

const visitors = 4000;
/** Visitors whom nobody counts: code is compiled as it runs. */
const warmUp = 1000;
const counts = [1, 2, 50] as const;
/** Milliseconds of one decision. */
const most = 1;

const subject = () => ({
  id: `vuid_${randomBytes(14).toString('hex').slice(0, 27)}`,
  attributes: { country: 'US', visit_number: 2, is_landing_page: false },
  segments: null,
});
const measured = counts.map((count) => ({
  count,
  decider: createDecider(
    someDatafile({ experiments: Array.from({ length: count }, (_, place) => `content_${place}`) }),
  ),
  times: [] as number[],
}));
for (let visitor = -warmUp; visitor < visitors; visitor += 1)
  for (const { count, decider, times } of visitor % 2 ? measured : measured.toReversed()) {
    const one = subject();
    const began = performance.now();
    const decided = Object.keys(decider.decide(one)).length;
    const took = performance.now() - began;
    if (decided !== count) throw new Error(`${decided} of ${count} experiments were decided`);
    if (visitor >= 0) times.push(took);
  }

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN;
for (const { count, times } of measured)
  console.log(
    `${count} experiments: ${at(times, 0.5).toFixed(3)} ms for a visitor, 99th percentile ${at(times, 0.99).toFixed(3)} ms`,
  );
const [, two, fifty] = measured.map(({ times }) => at(times, 0.5));
const each = Math.max(...measured.map(({ count, times }) => at(times, 0.99) / count));
console.log(`50 take ${((fifty ?? 0) / (two ?? 1)).toFixed(1)} times as long as 2`);
console.log(`${each < most ? '✓' : '✗'} target: a decision under ${most} ms, also at the 99th percentile`);

import { availableParallelism } from 'node:os';

/** Milliseconds for the work below, and cores, of the computer on which the usual times of stages were measured. */
const reference = { work: 45, cores: 2 };

function timeOfWork(): number {
  const began = performance.now();
  const items = Array.from({ length: 20_000 }, (_, index) => ({ id: index, name: `item ${(index * 7919) % 20_000}` }));
  JSON.parse(JSON.stringify(items.toSorted((one, other) => (one.name < other.name ? -1 : 1))));
  return performance.now() - began;
}

/** How many times longer work takes on this computer now than on that one; at least 1. */
export function slowness(): number {
  const [, , median = 0] = Array.from({ length: 5 }, timeOfWork).toSorted((one, other) => one - other);
  return Math.max(1, median / reference.work) * Math.max(1, reference.cores / availableParallelism());
}

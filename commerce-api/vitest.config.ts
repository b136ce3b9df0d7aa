import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Peak memory of one worker with its embedded databases and its share of PostgreSQL. */
const BYTES_PER_SERVICE_WORKER = 1.5 * 1024 ** 3;

/** One worker per core, as long as their databases fit into memory. */
const serviceWorkers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / BYTES_PER_SERVICE_WORKER)));

export default defineConfig({
  test: {
    projects: [
      // Vitest requires one worker count per group, and the two projects need different ones.
      { test: { name: 'rules', include: ['src/**/*.test.ts'], sequence: { groupOrder: 0 } } },
      {
        test: {
          name: 'services',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: serviceWorkers,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

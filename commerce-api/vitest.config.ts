import { availableParallelism, totalmem } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';
import { omittedTests } from './test/tier.ts';

/** Peak memory of one worker with its embedded databases and its share of PostgreSQL. */
const BYTES_PER_WORKER = 1.5 * 1024 ** 3;

const cores = availableParallelism();
/** One more than there are cores, since tests of time-outs and outages wait; as long as their databases fit into memory. */
const maxWorkers = Math.max(1, Math.min(cores > 1 ? cores + 1 : 1, Math.floor(totalmem() / BYTES_PER_WORKER)));

/** Ends what hangs; a busy computer may take long. */
const limits = { testTimeout: 600_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts'], maxWorkers, ...limits } },
      {
        test: {
          name: 'services',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...omittedTests.map((name) => `test/${name}.test.ts`)],
          globalSetup: ['test/global-setup.ts'],
          // The same number as for the rules: Vitest runs projects with different ones after each other.
          maxWorkers,
          // Every file opens shops of its own, which loads anew what a process keeps: the palette.
          isolate: false,
          ...limits,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});

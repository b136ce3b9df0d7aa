import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

interface Settings {
  /** What files of tests run in that do not name another. */
  readonly environment?: 'happy-dom' | 'node';
  readonly include?: readonly string[];
  /** Loaded before each file of tests, from the package's folder. */
  readonly setupFiles?: readonly string[];
}

/** Settings of Vitest for a package of components. */
export const componentTests = ({
  environment = 'happy-dom',
  include = ['src/**/*.test.{ts,tsx}'],
  setupFiles = [],
}: Settings = {}) =>
  defineConfig({
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    test: {
      environment,
      // A document for each file costs more than its tests: threads keep one, and give each file globals of its own. Servers compare
      // errors of Node's with their own, which differ between such globals.
      ...(environment === 'happy-dom' ? { pool: 'vmThreads' } : {}),
      include: [...include],
      setupFiles: [join(import.meta.dirname, 'patient-queries.ts'), ...setupFiles],
    },
  });

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'services',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          // Two cores: each file has databases of its own, and two files at once are all the machine can bear.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

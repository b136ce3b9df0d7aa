import { availableParallelism, totalmem } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './src/browser.ts';
import { shopFromEnvironment } from './src/current-shop.ts';

const executablePath = process.env.CHROMIUM_PATH;
/** Peak memory of a worker: a browser and a shop with its embedded database. */
const BYTES_PER_WORKER = 2 * 1024 ** 3;
const journeyWorkers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / BYTES_PER_WORKER)));

const tracesFully = process.env.JOURNEY_TRACE === 'full';

const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  // A given shop is shared by all workers, and parallel journeys would take each other's stock.
  workers: shopFromEnvironment() ? 1 : Number(process.env.JOURNEY_WORKERS ?? journeyWorkers),
  // `npm test` allows one retry: at the end, alone, in a fresh worker with a fresh shop.
  retries: 0,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // Generous enough for a machine several times slower: benchmarks measure speed, journeys do not.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [[process.env.CI ? 'line' : 'list'], ['./src/slowest-journeys.ts'], ['./src/journey-record.ts']],
  use: {
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    // Snapshots of every action cost a fifth of a journey: JOURNEY_TRACE=full records them while a failure is examined.
    trace: { mode: 'retain-on-failure', snapshots: tracesFully, screenshots: tracesFully, sources: tracesFully },
    screenshot: 'only-on-failure',
    // Positions are read at rest; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
});

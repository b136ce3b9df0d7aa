import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './src/browser.ts';

const executablePath = process.env.CHROMIUM_PATH;
const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  // Two cores run the shop, its database and the browser: one journey at a time is the quickest and the most honest.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // For a machine that is several times slower: what is quick enough is a matter of the benches.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: process.env.SHOP_ORIGIN ?? 'http://localhost:3000',
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
});

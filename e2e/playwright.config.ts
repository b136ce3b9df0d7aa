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
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: process.env.SHOP_ORIGIN ?? 'http://localhost:3000',
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
});

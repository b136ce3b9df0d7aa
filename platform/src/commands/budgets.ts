/**
 * `npm run budgets`: compares the bytes (brotli) of each exposed module with the limit in its team's `budgets.json`.
 * Fails when one exceeds it or has none. `--write` sets the limits 10 percent above the current build.
 */
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { overBudget, writeBudgets } from '../gate/budgets.ts';

if (process.argv.includes('--write')) for (const name of remotePackages) writeBudgets(join(root, name));
const over = remotePackages.flatMap((name) => overBudget(join(root, name)).map((line) => `${name} ${line}`));
for (const line of over) console.error(`✗ ${line}`);
if (over.length > 0) {
  console.error('\nMake it smaller, load it later, or say why more is right in budgets.json.');
  process.exit(1);
}
console.log('✓ Every module is within its budget');

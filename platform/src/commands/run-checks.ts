/** `npm test`: everything that has to hold before a change lands, cheapest first, so that a slip is told soon. */

import { remotePackages } from 'release-kit/remote-packages';
import { run } from '../processes/run-command.ts';

const stages: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Lint and format', 'biome', 'check', '.'],
  [
    'Import rules',
    'depcruise',
    '--config',
    'platform/import-rules.cjs',
    '--output-type',
    'err',
    'shell',
    ...remotePackages,
    'shared-contracts',
    'shared-ui',
    'commerce-api',
    'sandbox',
    'release-kit',
    'platform',
    'e2e',
  ],
  ['Capabilities and the tests that prove them', process.execPath, 'platform/src/commands/capabilities.ts', '--gaps'],
  ['Types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  ['Reports of the contracts', process.execPath, 'platform/src/commands/contracts.ts', '--check'],
  // One package at a time: the service tests start databases of their own and want the machine for themselves.
  [
    'Unit and service tests, on PGlite and PostgreSQL',
    'turbo',
    'run',
    'test',
    '--concurrency=1',
    '--output-logs=errors-only',
  ],
  ['Production build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['Budgets of what is built', process.execPath, 'platform/src/commands/budgets.ts'],
  ['Production install of the shell', process.execPath, 'shell/checks/check-production-install.ts'],
  ['Tampering with what is built', process.execPath, 'shell/checks/check-tamper.ts'],
  ['Journeys in Chromium', process.execPath, 'e2e/src/run-journeys.ts'],
];

const wanted = process.argv.slice(2);
const began = Date.now();
for (const [name, command, ...args] of stages) {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()))) continue;
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  try {
    await run(command, args);
  } catch (error) {
    console.error(`\n✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`  done in ${Math.round((Date.now() - start) / 1000)} s`);
}
console.log(`\n✓ Everything holds (${Math.round((Date.now() - began) / 1000)} s)`);

import { join } from 'node:path';
import { applyChange, RegistryRefusal } from 'release-kit/registry-rules';
import type { Registry } from 'shared-contracts/remote';
import { commitOf, releaseInputs, uncommittedInputs } from '../build/release-inputs.ts';
import { capture } from '../processes/run-command.ts';
import { compareBudgets } from './budgets.ts';
import { checkSources } from './check-sources.ts';
import { advisoryText, readAdvisories, unacceptable } from './dependencies.ts';
import type { Changes } from './reach.ts';

/** Throws what the registry will say to a canary of the folder, before minutes are spent on checks. */
export function checkCanary(live: Registry | undefined, folder: string, share: number): void {
  const remote = folder.replace('mfe-', '');
  if (!live?.remotes[remote])
    throw new RegistryRefusal(
      `${remote} was never live, so that the first release is for everybody: npm run release -- ${folder} --promote`,
    );
  applyChange(live.remotes, { kind: 'canary', remote, version: 'the next one', share });
}

/** Throws when a release of the folder would contain changes that are not committed, or when git cannot tell. */
export function checkCommitted(root: string, folder: string): void {
  if (commitOf(root) === undefined)
    throw new Error(
      `git does not tell what ${folder} is built from; "git status" says why. Or give a reason with --uncommitted.`,
    );
  const changed = uncommittedInputs(root, releaseInputs(root, join(root, folder)));
  if (changed.length === 0) return;
  throw new Error(
    `${folder} has changes that are not committed; commit them, or give a reason with --uncommitted:\n\n  ${changed.join('\n  ')}`,
  );
}

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Relative to the root; the root itself by default. */
  readonly folder?: string;
}

/** Milliseconds for one unit test: only one that hangs fails by it, also when the machine has much else to do. */
const TEST_TIMEOUT = 300_000;
/** Milliseconds for one check: a tool that hangs must not block a release. */
const CHECK_TIMEOUT = 3 * TEST_TIMEOUT;

const checksOf = (folder: string, changes: Changes | undefined): readonly Check[] => [
  { name: 'Lint and format', command: 'biome', args: ['check', folder] },
  {
    name: 'Types',
    command: 'tsc',
    // What it found out stays for the next release, which takes a second instead of many.
    args: [
      '-p',
      '.',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/release-types.json',
    ],
    folder,
  },
  {
    name: 'Import rules',
    command: 'depcruise',
    args: ['--config', 'platform/import-rules.cjs', '--output-type', 'err', folder],
  },
  {
    name: 'Unit tests',
    command: join('node_modules', '.bin', 'vitest'),
    args: ['run', `--testTimeout=${TEST_TIMEOUT}`, `--hookTimeout=${TEST_TIMEOUT}`, ...testsReached(changes)],
    folder,
  },
];

/** The test runner follows the imports of each test to the files that have changed; a change may be of something that none tests. */
const testsReached = (changes: Changes | undefined) =>
  changes === undefined ? [] : [`--changed=${changes.commit}`, '--passWithNoTests'];

/**
 * Checks the sources of a remote and builds it: what they reach for, lint, types, import rules, and the unit tests that the changes
 * of the live version can break, or all of them. Throws with the output of everything that failed.
 */
export async function checkAndBuild(root: string, folder: string, changes: Changes | undefined): Promise<void> {
  checkSources(root, folder);
  // Builds this package only: other teams' packages need not compile.
  const build = { name: 'Build', command: 'pnpm', args: ['run', 'build'], folder };
  // The build keeps one core busy, and the checks another: they come one after the other, since the tests alone would take all.
  const failures = (await Promise.all([failuresOf(root, [build]), failuresOf(root, checksOf(folder, changes))])).flat();
  if (failures.length > 0)
    throw new Error(`${folder} is not sound; nothing was published.\n\n${failures.join('\n\n')}`);
}

/** Makes checks, one after the other; returns the output of those that failed. */
async function failuresOf(root: string, checks: readonly Check[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, command, args, folder = '' } of checks) {
    const { stdout, stderr, failure } = await capture(command, args, {
      cwd: join(root, folder),
      timeout: CHECK_TIMEOUT,
    });
    if (failure === undefined) console.log(`✓ ${name}`);
    else failures.push(`✗ ${name}: ${failure}\n${stdout}${stderr}`.trim());
  }
  return failures;
}

/**
 * Throws when a dependency has a serious known vulnerability that nobody has accepted. Says so when the advisories cannot
 * be read: a source that is down must not stop a release.
 */
export async function checkAdvisories(root: string): Promise<void> {
  const found = await readAdvisories(root);
  if (found.status === 'unreachable') {
    console.warn(`! The advisories cannot be read, so that dependencies were not checked: ${found.why}`);
    return;
  }
  const serious = unacceptable(root, found.advisories);
  if (serious.length > 0)
    throw new Error(
      `Dependencies have known vulnerabilities; update them, or accept them in platform/accepted-advisories.json.\n\n${serious.map(advisoryText).join('\n')}`,
    );
  console.log('✓ Advisories');
}

/** Throws when a module of the build exceeds its team's budget by more than 1 percent. */
export function checkBudgets(root: string, folder: string): void {
  const { failures, warnings } = compareBudgets(join(root, folder));
  for (const line of warnings) console.warn(`! ${line}`);
  if (failures.length > 0)
    throw new Error(`${folder} exceeds its budgets (budgets.json); nothing was published.\n\n${failures.join('\n')}`);
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import type { Affected } from './affected.ts';

export interface Stage {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Stages that must have passed, unless they were not asked for. */
  readonly needs?: readonly Stage[];
  /** Packages whose tests the stage runs; each writes a record of them. */
  readonly tests?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Seconds that it takes on the computer that `slowness` compares with, nothing cached. */
  readonly usual?: number;
}

const node = process.execPath;
const quiet = '--output-logs=errors-only';
const stage = (name: string, usual: number, command: string, ...args: string[]): Stage => ({
  name,
  usual,
  command,
  args,
});

const packages = [
  'shell',
  ...remotePackages,
  'shared-contracts',
  'storefront-kit',
  'service-kit',
  'demo-brand',
  'shared-ui',
  'release-kit',
  'commerce-api',
  'sandbox',
  'platform',
  'e2e',
];

const importRules = stage(
  'Import rules',
  40,
  'depcruise',
  '--config',
  'platform/import-rules.cjs',
  '--output-type',
  'err',
  ...packages,
);
const unusedCode = stage('Unused code and dependencies', 40, 'knip', '--no-progress');
const duplicates = stage('Duplicated code', 60, 'jscpd', '--config', '.jscpd.json', '.');
const capabilities = stage(
  'Capabilities and the tests that prove them',
  40,
  node,
  'platform/src/commands/capabilities.ts',
  '--gaps',
);
const contractReports = stage('Reports of the contracts', 40, node, 'platform/src/commands/contracts.ts', '--check');
const browser = stage('Browser of the journeys', 60, node, 'e2e/src/find-browser.ts');
const build = stage('Production build', 60, 'turbo', 'run', 'build', quiet);
const budgets = { ...stage('Budgets of what is built', 20, node, 'platform/src/commands/budgets.ts'), needs: [build] };
/** Packages tested at the same time: each leaves a core idle while it starts, and while its last file runs. */
const packagesAtOnce = Math.min(2, availableParallelism());
const engine = 'commerce-api';
/** Arguments for Vitest: a failed test is retried once, and the results are written for the summary. */
const recorded = ['--', '--retry=1', '--reporter=default', '--reporter=../platform/src/checks/vitest-record.ts'];
const vitest = (name: string, usual: number, tests: readonly string[], ...args: string[]): Stage => ({
  ...stage(name, usual, 'turbo', 'run', 'test', '--continue', quiet, ...args, ...recorded),
  tests,
});
const unitTests = (tests: readonly string[]) =>
  vitest('Unit tests', 400, tests, `--concurrency=${packagesAtOnce}`, ...tests.map((name) => `--filter=${name}`));
/** The engine's tests and what they must have seen. Alone: they use every core and start databases of their own. */
function engineStages(tier: Tier): readonly Group[] {
  // What runs everything takes no result from before: tests of sessions use the shell, too.
  const environment = { TEST_TIER: tier, ...(tier === 'full' ? { TURBO_FORCE: 'true' } : {}) };
  const databases = tier === 'core' ? 'PostgreSQL' : 'PGlite and PostgreSQL';
  const tests = {
    ...vitest(`Tests of the engine, on ${databases}`, tier === 'core' ? 400 : 1200, [engine], `--filter=${engine}`),
    environment,
  };
  const answers: Stage = {
    ...stage('Answers that the tests of the engine have seen', 5, node, `${engine}/test/check-outcomes.ts`),
    needs: [tests],
    environment,
  };
  return [[tests], [answers]];
}
const daysAhead = 250;
const onLaterDay = vitest(
  `Tests with the clock ${daysAhead} days ahead`,
  1200,
  packages,
  '--concurrency=1',
  '--env-mode=loose',
  ...packages.map((name) => `--filter=${name}`),
);
/** All tests on a day to come, so that none depends on today; on the embedded database, which has the clock of its process. */
const laterDay: Stage = {
  ...onLaterDay,
  // The journal reads the age of its files, which have the machine's clock.
  args: [...onLaterDay.args, '--exclude=**/telemetry/journal.test.ts'],
  environment: {
    TEST_TIER: 'later',
    TURBO_FORCE: 'true',
    DAYS_AHEAD: String(daysAhead),
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'platform/src/testing/clock-ahead.ts'))}`,
  },
};
const types = (...filters: string[]) =>
  stage('Types', 80, 'turbo', 'run', 'typecheck', '--continue', quiet, ...filters);
const journeys = (usual: number, ...names: string[]): Stage => ({
  ...stage('Journeys in Chromium', usual, node, 'e2e/src/run-journeys.ts', '--retries=1', ...names),
  needs: [build, browser],
  tests: ['e2e'],
});
const coreJourneys = journeys(1000, '--project=desktop', '--grep=@core');
/** A part of them would keep only what it has seen. */
const allJourneys: Stage = { ...journeys(3400), environment: { KEEP_TOUCHED: 'true' } };
const check = (name: string, ...args: string[]): Stage => ({ ...stage(name, 60, node, ...args), needs: [build] });

/** Stages that keep one core busy each, and run at the same time where there are several. */
export type Group = readonly Stage[];

/** `core` shows whether a change can be trusted; `full` runs everything there is. */
export type Tier = 'core' | 'full';

/** Part `index` of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The stages of `npm test` or `npm run test:full`, cheapest first. */
export function stagesOf(tier: Tier): readonly Group[] {
  const core = tier === 'core';
  return [
    [browser],
    [stage('Lint and format', 10, 'biome', 'check', '.')],
    [importRules, unusedCode, duplicates, capabilities, contractReports],
    [types()],
    [build],
    [budgets],
    [unitTests(packages.filter((name) => name !== engine))],
    ...engineStages(tier),
    ...(core ? [] : [[laterDay]]),
    [
      check('Production install of the shell', 'shell/checks/check-production-install.ts'),
      check('Faults of remotes in render workers', 'shell/checks/check-render-faults.ts', '--short'),
      ...(core ? [] : [check('Tampering with what is built', 'shell/checks/check-tamper.ts')]),
    ],
    [core ? coreJourneys : allJourneys],
  ];
}

/** One of several parts of everything, for as many computers: the first runs all but the journeys, which the others share. */
export function partOf({ index, count }: Shard): readonly Group[] {
  if (index > 1) return [[browser], [build], [journeys(3400, `--shard=${index - 1}/${count - 1}`)]];
  return stagesOf('full').slice(1, -1);
}

/** The stages that changed files can make fail. */
export function affectedStages(files: readonly string[], affected: Affected): readonly Group[] {
  const filters = affected.packages.map((name) => `--filter=${name}`);
  const lint = stage('Lint and format', 10, 'biome', 'check', '--no-errors-on-unmatched', ...files);
  const documents = [...(files.length > 0 ? [[lint]] : []), [capabilities]];
  if (filters.length === 0) return documents;
  const others = affected.packages.filter((name) => name !== engine);
  const has = (name: string) => affected.packages.includes(name);
  const named = affected.journeys.map((name) => `/${name}\\.spec\\.ts$`);
  const hasJourneys = affected.usesCoreJourneys || named.length > 0;
  return [
    ...(hasJourneys ? [[browser]] : []),
    [lint],
    [importRules, capabilities, ...(has('shared-contracts') ? [contractReports] : [])],
    [types(...filters)],
    ...(hasJourneys ? [[build], [budgets]] : []),
    ...(others.length > 0 ? [[unitTests(others)]] : []),
    ...(has(engine) ? engineStages('core') : []),
    ...(affected.usesCoreJourneys ? [[coreJourneys]] : []),
    ...(named.length > 0 ? [[journeys(3400, ...named)]] : []),
  ];
}

import { availableParallelism } from 'node:os';
import { remotePackages } from 'release-kit/remote-packages';
import type { Affected } from './affected.ts';

export interface Stage {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const node = process.execPath;
const quiet = '--output-logs=errors-only';
const stage = (name: string, command: string, ...args: string[]): Stage => ({ name, command, args });

const cruised = [
  'shell',
  ...remotePackages,
  'shared-contracts',
  'storefront-kit',
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
  'depcruise',
  '--config',
  'platform/import-rules.cjs',
  '--output-type',
  'err',
  ...cruised,
);
const unusedCode = stage('Unused code and dependencies', 'knip', '--no-progress');
const duplicates = stage('Duplicated code', 'jscpd', '--config', '.jscpd.json', '.');
const capabilities = stage(
  'Capabilities and the tests that prove them',
  node,
  'platform/src/commands/capabilities.ts',
  '--gaps',
);
const contractReports = stage('Reports of the contracts', node, 'platform/src/commands/contracts.ts', '--check');
const build = stage('Production build', 'turbo', 'run', 'build', quiet);
const budgets = stage('Budgets of what is built', node, 'platform/src/commands/budgets.ts');
/** Packages tested at the same time: each leaves a core idle while it starts, and while its last file runs. */
const packagesAtOnce = Math.min(2, availableParallelism());
const engine = 'commerce-api';
const unitTests = (...filters: string[]) =>
  stage('Unit tests', 'turbo', 'run', 'test', `--concurrency=${packagesAtOnce}`, quiet, ...filters);
// Alone: the service tests use every core and start databases of their own.
const serviceTests = stage(
  'Tests of the engine, on PGlite and PostgreSQL',
  'turbo',
  'run',
  'test',
  quiet,
  `--filter=${engine}`,
);
const types = (...filters: string[]) => stage('Types', 'turbo', 'run', 'typecheck', quiet, ...filters);
const journeys = (...names: string[]) => stage('Journeys in Chromium', node, 'e2e/src/run-journeys.ts', ...names);

/** Stages that keep one core busy each, and run at the same time where there are several. */
export type Group = readonly Stage[];

/** The stages of `npm test`, cheapest first. */
export const allStages: readonly Group[] = [
  [stage('Lint and format', 'biome', 'check', '.')],
  [importRules, unusedCode, duplicates, capabilities, contractReports],
  [types()],
  [unitTests(`--filter=!${engine}`)],
  [serviceTests],
  [build],
  [
    budgets,
    stage('Production install of the shell', node, 'shell/checks/check-production-install.ts'),
    stage('Faults of remotes in render workers', node, 'shell/checks/check-render-faults.ts', '--short'),
    stage('Tampering with what is built', node, 'shell/checks/check-tamper.ts'),
  ],
  [journeys()],
];

/** The stages that changed files can make fail. */
export function affectedStages(files: readonly string[], affected: Affected): readonly Group[] {
  const filters = affected.packages.map((name) => `--filter=${name}`);
  const lint = stage('Lint and format', 'biome', 'check', '--no-errors-on-unmatched', ...files);
  const documents = [...(files.length > 0 ? [[lint]] : []), [capabilities]];
  if (filters.length === 0) return documents;
  const others = affected.packages.filter((name) => name !== engine).map((name) => `--filter=${name}`);
  const has = (name: string) => affected.packages.includes(name);
  const named = affected.journeys === 'all' ? [] : affected.journeys.map((name) => `/${name}\\.spec\\.ts$`);
  return [
    [lint],
    [importRules, capabilities, ...(has('shared-contracts') ? [contractReports] : [])],
    [types(...filters)],
    ...(others.length > 0 ? [[unitTests(...others)]] : []),
    ...(has(engine) ? [[serviceTests]] : []),
    ...(affected.journeys.length > 0 ? [[build], [budgets], [journeys(...named)]] : []),
  ];
}

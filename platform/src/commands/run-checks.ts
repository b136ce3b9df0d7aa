/**
 * `npm test`: every check a change must pass, cheapest first. `npm test -- changed` runs those that the change
 * against the merge base with main can break. Other words select stages whose name contains one of them.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { affectedBy } from '../checks/affected.ts';
import { affectedStages, allStages, type Stage } from '../checks/stages.ts';
import { changedFiles, readWorkspace } from '../checks/workspace.ts';
import { capture, run } from '../processes/run-command.ts';

/** Milliseconds after which a stage that runs beside others is stopped. */
const LONGEST_BESIDE = 10 * 60_000;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = words.filter((word) => word !== 'changed');

function changedStages() {
  const files = changedFiles();
  const affected = affectedBy(files, readWorkspace());
  const journeys = affected.journeys === 'all' ? 'all' : affected.journeys.join(', ') || 'none';
  console.log(
    `${files.length} changed files affect: ${affected.packages.join(', ') || 'no package'}; journeys: ${journeys}`,
  );
  const present = files.filter((file) => existsSync(join(root, file)));
  return affectedStages(present, affected);
}

const began = Date.now();
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(`\n✗ ${line}`);
  process.exit(1);
}

/** Runs a stage with its output shown as it comes. */
async function runOne({ name, command, args }: Stage): Promise<void> {
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  try {
    await run(command, args);
  } catch (error) {
    fail([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
  console.log(`  done in ${seconds(start)} s`);
}

/** Runs stages at the same time and shows the output of each when it has ended. */
async function runBeside(stages: readonly Stage[]): Promise<void> {
  const failures = await Promise.all(
    stages.map(async ({ name, command, args }) => {
      const start = Date.now();
      const { stdout, stderr, failure } = await capture(command, args, { cwd: root, timeout: LONGEST_BESIDE });
      const output = `${stdout}${stderr}`.trimEnd();
      console.log(`\n▸ ${name}${output && `\n${output}`}\n  done in ${seconds(start)} s, beside others`);
      return failure === undefined ? [] : [`${name}: ${failure}`];
    }),
  );
  if (failures.flat().length > 0) fail(failures.flat());
}

let started = 0;
for (const group of words.includes('changed') ? changedStages() : allStages) {
  const stages = group.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
  );
  started += stages.length;
  if (stages.length > 1 && availableParallelism() > 1) await runBeside(stages);
  else for (const one of stages) await runOne(one);
}
if (started === 0 && wanted.length > 0)
  fail([
    `No stage is named ${wanted.join(' or ')}: ${allStages
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  ]);
console.log(`\n✓ Everything holds (${seconds(began)} s)`);

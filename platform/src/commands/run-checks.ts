/**
 * `npm test`: what shows whether a change can be trusted, cheapest first. `npm run test:full` is everything, and
 * `npm run test:full -- --shard=2/3` a part of it. A failed stage does not hide the others. `npm test -- changed` runs what
 * the change against the merge base with main can break. Other words select stages whose name contains one of them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { affectedBy } from '../checks/affected.ts';
import { problemsOfList, readKnownFlaky } from '../checks/flaky-tests.ts';
import { runStages } from '../checks/run-stages.ts';
import { slowness } from '../checks/slowness.ts';
import { affectedStages, type Group, partOf, stagesOf } from '../checks/stages.ts';
import { summarize } from '../checks/summary.ts';
import { readTouched } from '../checks/touched.ts';
import { changedFiles, readWorkspace } from '../checks/workspace.ts';

const isOption = (word: string) => word.startsWith('--');
const options = process.argv.slice(2).filter(isOption);
const words = process.argv.slice(2).flatMap((word) => (isOption(word) ? [] : [word.toLowerCase()]));
const wanted = words.filter((word) => word !== 'changed');

function changedStages() {
  const files = changedFiles();
  const affected = affectedBy(files, readWorkspace(), readTouched());
  const journeys = [...(affected.usesCoreJourneys ? ['the core'] : []), ...affected.journeys].join(', ') || 'none';
  console.log(
    `${files.length} changed files affect: ${affected.packages.join(', ') || 'no package'}; journeys: ${journeys}`,
  );
  const present = files.filter((file) => existsSync(join(root, file)));
  return affectedStages(present, affected);
}

function chosenStages(): readonly Group[] {
  if (words.includes('changed')) return changedStages();
  const shard = options.find((option) => option.startsWith('--shard='));
  if (shard === undefined) return stagesOf(options.includes('--full') ? 'full' : 'core');
  const [, index = 0, count = 0] = (/^--shard=(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (index < 1 || count < 2 || index > count) {
    console.error(`${shard} is no part of several, such as --shard=1/3`);
    process.exit(1);
  }
  return partOf({ index, count });
}

const began = Date.now();
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word));
const chosen = chosenStages();
const groups = chosen.map((group) => group.filter(({ name }) => isWanted(name)));
if (groups.flat().length === 0 && wanted.length > 0) {
  const names = chosen.flat().map(({ name }) => name);
  console.error(`No stage is named ${wanted.join(' or ')}: ${names.join(', ')}`);
  process.exit(1);
}
const known = readKnownFlaky(root);
const { lines, failed } = summarize(
  await runStages(groups, slowness()),
  known,
  problemsOfList(known, root, new Date()),
);
const took = `${Math.round((Date.now() - began) / 1000)} s`;
console.log(failed === 0 ? `\n✓ Everything holds (${took})` : `\n✗ Not everything holds (${took})`);
for (const line of lines) console.log(line);
if (failed > 0) process.exitCode = 1;

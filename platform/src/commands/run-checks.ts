/**
 * `npm test`: every check a change must pass, cheapest first. `npm test -- changed` runs those that the change
 * against the merge base with main can break. Other words select stages whose name contains one of them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { affectedBy } from '../checks/affected.ts';
import { affectedStages, allStages } from '../checks/stages.ts';
import { changedFiles, readWorkspace } from '../checks/workspace.ts';
import { run } from '../processes/run-command.ts';

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
for (const { name, command, args } of words.includes('changed') ? changedStages() : allStages) {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().includes(word))) continue;
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  try {
    await run(command, args);
  } catch (error) {
    console.error(`\n✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`  done in ${seconds(start)} s`);
}
console.log(`\n✓ Everything holds (${seconds(began)} s)`);

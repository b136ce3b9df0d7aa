import { availableParallelism } from 'node:os';
import { root } from 'release-kit/folders';
import { capture } from '../processes/run-command.ts';
import type { Group, Stage } from './stages.ts';
import { readRecord, removeRecord, type TestRecord, withoutColors } from './test-record.ts';

export interface StageResult {
  readonly stage: Stage;
  readonly state: 'passed' | 'failed' | 'not run';
  /** Why it failed or did not run, in a line each. */
  readonly reasons: readonly string[];
  /** The records of the tests that it ran. */
  readonly records: readonly TestRecord[];
}

/** A limit stops what hangs, nothing else: so many times what the stage usually takes. */
const patience = 3;
/** Seconds below which nothing counts as hanging. */
const shortest = 120;

/** How often a run reports its progress, in milliseconds. */
const MINUTE = 60_000;

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Milliseconds after which a stage is stopped; 0 for none. */
export const limitOf = ({ usual }: Stage, slowness: number): number =>
  usual === undefined ? 0 : Math.round(Math.max(shortest, patience * usual) * slowness) * 1000;

/** Runs the stages of a group at the same time, one group at a time; a failure ends only what needs the failed stage. */
export async function runStages(groups: readonly Group[], slowness = 1): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const missingOf = (stage: Stage) =>
    (stage.needs ?? []).filter((needed) =>
      results.some((result) => result.stage === needed && result.state !== 'passed'),
    );
  for (const group of groups) {
    const ready = group.filter((stage) => missingOf(stage).length === 0);
    for (const stage of group.filter((one) => !ready.includes(one))) {
      const missing = missingOf(stage).map(({ name }) => name);
      results.push({ stage, state: 'not run', reasons: [`needs ${missing.join(', ')}`], records: [] });
    }
    const beside = ready.length > 1 && availableParallelism() > 1;
    if (beside) results.push(...(await Promise.all(ready.map((stage) => runStage(stage, slowness, true)))));
    else for (const stage of ready) results.push(await runStage(stage, slowness, false));
  }
  return results;
}

/** Shows the output of a stage as it comes or, beside others, when the stage has ended. */
async function runStage(stage: Stage, slowness: number, beside: boolean): Promise<StageResult> {
  const start = Date.now();
  for (const name of stage.tests ?? []) removeRecord(name);
  if (!beside) console.log(`\n▸ ${stage.name}`);
  let last = '';
  const progress = setInterval(() => console.log(`  … ${stage.name}: ${seconds(start)} s: ${last}`), MINUTE);
  const { stdout, stderr, failure } = await capture(stage.command, stage.args, {
    cwd: root,
    timeout: limitOf(stage, slowness),
    show: !beside,
    environment: stage.environment ?? {},
    onOutput: (text) => {
      last = linesIn(text).at(-1) ?? last;
    },
  });
  clearInterval(progress);
  const output = `${stdout}${stderr}`;
  if (beside) console.log(`\n▸ ${stage.name}\n${output.trimEnd()}`);
  console.log(`  done in ${seconds(start)} s${beside ? ', beside others' : ''}`);
  const records = (stage.tests ?? []).flatMap((name) => readRecord(name) ?? []);
  if (failure === undefined) return { stage, state: 'passed', reasons: [], records };
  const failed = records.flatMap((record) => record.failed);
  const reasons = failed.map(({ file, title, reason }) => `${file}: ${title}: ${reason}`);
  return {
    stage,
    state: 'failed',
    reasons: reasons.length > 0 ? reasons : [failure, ...usefulLines(output)],
    records,
  };
}

/** The most useful lines of an output about a failure. */
function usefulLines(output: string): string[] {
  const lines = linesIn(output);
  const useful = lines.filter((line) => /✗|\berror\b|\bfail(?:s|ed|ure)?\b|:\d+:\d+/i.test(line));
  return useful.length > 0 ? useful.slice(0, 6) : lines.slice(-6);
}

const linesIn = (output: string): string[] =>
  withoutColors(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

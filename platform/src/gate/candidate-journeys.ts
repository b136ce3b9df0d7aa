import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { mayBe, readTouched, type Touched } from '../checks/touched.ts';
import { run } from '../processes/run-command.ts';

/** The candidate compared with everything live. */
export interface Candidate {
  /** A remote, or `shell` or `services`. */
  readonly name: string;
  /** Version of a published remote; the shell and the services are taken as they are in this folder. */
  readonly version?: string | undefined;
}

/** Name under which the package of the journeys offers its command, in the `bin` of its package.json. */
const COMMAND = 'check-candidate';

const journeysPackage = v.object({ bin: v.object({ [COMMAND]: v.string() }) });
const testedPackage = v.object({ journeys: v.pipe(v.array(v.string()), v.minLength(1)) });

/** File of the command that the package of the journeys declares. */
export function candidateCommand(root: string): string {
  const file = join(root, 'e2e/package.json');
  const { bin } = v.parse(journeysPackage, JSON.parse(readFileSync(file, 'utf8')));
  return join(dirname(file), bin[COMMAND]);
}

/** The command's input, sent once the candidate is published: the journeys to run with it. */
const candidateOrder = v.object({
  journeys: v.pipe(v.array(v.string()), v.minLength(1)),
  name: v.string(),
  version: v.optional(v.string()),
});
export type CandidateOrder = v.InferOutput<typeof candidateOrder>;

/** Reads what `startCandidateCheck` has written to the end; undefined when there is nothing to check. */
export const parseOrder = (text: string): CandidateOrder | undefined =>
  text === '' ? undefined : v.parse(candidateOrder, JSON.parse(text));

/** The command, which opens a shop and waits to be told what to check there. */
export interface CandidateCheck {
  /** Runs the journeys; rejects when one fails. */
  run(order: CandidateOrder): Promise<void>;
  /** Ends the command when there is nothing to check after all. */
  end(): Promise<void>;
}

/** Starts the command: its shop opens while the candidate is built. */
export function startCandidateCheck(root: string): CandidateCheck {
  const child = spawn(process.execPath, [candidateCommand(root)], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
  // A command that has ended already tells so by its status.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  const send = async (text: string) => {
    child.stdin.end(text);
    const status = await ended;
    if (status !== 0) throw new Error(`The shop for journeys ended with ${status}.`);
  };
  return { run: (order) => send(JSON.stringify(order)), end: () => send('') };
}

/** The journeys that a package lists in its package.json. */
export function journeysOf(root: string, folder: string): readonly string[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { success, output } = v.safeParse(testedPackage, JSON.parse(text));
  if (!success) throw new Error(`${folder}/package.json lists no journeys ("journeys": ["purchase"])`);
  return output.journeys;
}

/**
 * The journeys of a package that may load one of its modules; all of them when it is not known what has changed, or when they are known
 * to load nothing of it.
 */
export function journeysReaching(
  listed: readonly string[],
  touched: Touched,
  modules: readonly string[] | undefined,
): readonly string[] {
  if (modules === undefined) return listed;
  if (modules.length === 0) return [];
  const reaching = listed.filter(
    (name) => touched[name]?.some((one) => modules.some((module) => mayBe(one, module))) ?? true,
  );
  return reaching.length > 0 ? reaching : listed;
}

interface CandidateOptions {
  /** The package's modules that differ from what is live, when that is known: other journeys cannot reach them. */
  readonly changed?: readonly string[] | undefined;
  /** A command that was started before; otherwise one is started now. */
  readonly check?: CandidateCheck | undefined;
}

/** Runs the journeys of a package with the candidate beside everything that is live; rejects when one fails. */
export async function runCandidateJourneys(
  root: string,
  folder: string,
  candidate: Candidate,
  { changed, check }: CandidateOptions = {},
): Promise<string[]> {
  const modules = changed?.map((name) => `${folder}/${name}`);
  const journeys = journeysReaching(journeysOf(root, folder), readTouched(), modules);
  if (changed !== undefined)
    console.log(`· ${candidate.name} changes ${changed.join(', ') || 'nothing that a page loads'}`);
  if (journeys.length === 0) {
    await check?.end();
    return [];
  }
  // Journeys of a remote use the shell that is built: building it again would remove files from a shop that runs here.
  if (folder === 'shell' || !existsSync(join(root, 'shell/dist/production/shell.json')))
    await run('turbo', ['run', 'build', '--filter', 'shell', '--output-logs=errors-only']);
  try {
    await (check ?? startCandidateCheck(root)).run({ ...candidate, journeys: [...journeys] });
  } catch (error) {
    const candidateName = [candidate.name, candidate.version].filter(Boolean).join(' ');
    throw new Error(`${candidateName} fails the journeys that are named above; nothing was changed.`, { cause: error });
  }
  return [...journeys];
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
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

/** Arguments of the command: the journeys, then the candidate. It exits with 0 when all of them pass. */
export const candidateArguments = (journeys: readonly string[], { name, version }: Candidate): string[] => [
  journeys.join(),
  name,
  ...(version === undefined ? [] : [version]),
];

/** Reads what `candidateArguments` wrote. */
export function parseCandidateArguments([journeys = '', name = '', version]: readonly string[]): {
  readonly journeys: readonly string[];
  readonly candidate: Candidate;
} {
  if (!journeys || !name) throw new Error('Usage: check-candidate <journey,journey> <remote|shell|services> [version]');
  return { journeys: journeys.split(','), candidate: { name, version } };
}

/** The journeys that a package lists in its package.json. */
export function journeysOf(root: string, folder: string): readonly string[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { success, output } = v.safeParse(testedPackage, JSON.parse(text));
  if (!success) throw new Error(`${folder}/package.json lists no journeys ("journeys": ["purchase"])`);
  return output.journeys;
}

/** Runs the journeys of a package with the candidate beside everything that is live; rejects when one fails. */
export async function runCandidateJourneys(root: string, folder: string, candidate: Candidate): Promise<string[]> {
  const journeys = journeysOf(root, folder);
  // Journeys of a remote use the shell that is built: building it again would remove files from a shop that runs here.
  if (folder === 'shell' || !existsSync(join(root, 'shell/dist/production/shell.json')))
    await run('turbo', ['run', 'build', '--filter', 'shell', '--output-logs=errors-only']);
  try {
    await run(process.execPath, [candidateCommand(root), ...candidateArguments(journeys, candidate)]);
  } catch (error) {
    const told = [candidate.name, candidate.version].filter(Boolean).join(' ');
    throw new Error(`${told} fails the journeys that are named above; nothing was changed.`, { cause: error });
  }
  return [...journeys];
}

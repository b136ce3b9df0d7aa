import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from 'shared-contracts/remote';
import * as v from 'valibot';
import { run } from './commands.ts';
import type { Break } from './contracts/compatibility.ts';
import {
  announce,
  breaksOfDeployment,
  breaksOfRelease,
  type GateAccess,
  type Side,
  toldBreaks,
} from './contracts/gate.ts';
import { keepVerdict } from './contracts/verdict.ts';
import { releasedBy } from './releases/registry-access.ts';
import type { SigningKey } from './releases/signatures.ts';

interface GateOptions {
  readonly signer: SigningKey;
  readonly live: Registry | undefined;
  /** Why no journeys are run: for emergencies, and kept in the history. */
  readonly withoutJourneys: string | undefined;
}

/** Holds a published release against what is live: contracts first, then its domain's journeys. Throws when it may not go live. */
export async function passGate(
  access: GateAccess,
  release: Release,
  { signer, live, withoutJourneys }: GateOptions,
): Promise<void> {
  const { name: remote, version } = release;
  refuse(await breaksOfRelease(access, live, release), `${remote} ${version}`);
  const journeys =
    withoutJourneys === undefined
      ? { ran: await runJourneys(access.root, `mfe-${remote}`, remote, version) }
      : { without: withoutJourneys };
  await keepVerdict(access, signer, live, { remote, version, journeys, by: releasedBy() });
}

/** The same for the shell or the services of this folder, which are deployed and not released; notes what they were built with. */
export async function passDeployment(
  access: GateAccess,
  side: Side,
  { signer, live, withoutJourneys }: GateOptions,
): Promise<void> {
  const folder = side === 'shell' ? 'shell' : 'commerce-api';
  refuse(await breaksOfDeployment(access, live, side), `The ${side}`);
  if (withoutJourneys === undefined) await runJourneys(access.root, folder, side);
  await announce({ ...access, signer }, side, releasedBy());
}

function refuse(breaks: readonly Break[], what: string): void {
  if (breaks.length === 0) return;
  throw new Error(`${what} would break what is live; nothing was changed.\n\n${toldBreaks(breaks)}`);
}

const packageFile = v.object({ journeys: v.pipe(v.array(v.string()), v.minLength(1)) });

/** Runs the journeys that a package names in its package.json, with the candidate beside everything that is live. */
async function runJourneys(root: string, folder: string, ...candidate: readonly string[]): Promise<string[]> {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { success, output } = v.safeParse(packageFile, JSON.parse(text));
  if (!success) throw new Error(`${folder}/package.json names no journeys ("journeys": ["purchase"])`);
  // A remote's journeys take the shell that is built: another build would take its files from a shop that runs here.
  if (folder === 'shell' || !existsSync(join(root, 'shell/dist/production/shell.json')))
    await run('turbo', ['run', 'build', '--filter', 'shell', '--output-logs=errors-only']);
  try {
    await run(process.execPath, ['e2e/src/check-candidate.ts', output.journeys.join(), ...candidate]);
  } catch (error) {
    throw new Error(`${candidate.join(' ')} fails the journeys that are named above; nothing was changed.`, {
      cause: error,
    });
  }
  return output.journeys;
}

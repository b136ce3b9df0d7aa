import type { SigningKey } from 'release-kit/signatures';
import type { Registry, Release } from 'shared-contracts/remote';
import { isFromCommit } from '../build/release-inputs.ts';
import type { Break } from '../contracts/compatibility.ts';
import {
  announce,
  breaksOfDeployment,
  breaksOfRelease,
  describeBreaks,
  type GateAccess,
  type Side,
} from '../contracts/gate.ts';
import { releasedBy } from '../registry-client/open-client.ts';
import { type CandidateCheck, runCandidateJourneys } from './candidate-journeys.ts';
import { keepVerdict } from './verdict.ts';

interface GateOptions {
  readonly signer: SigningKey;
  readonly live: Registry | undefined;
  /** Why no journeys are run: for emergencies, recorded in the history. */
  readonly withoutJourneys: string | undefined;
  /** Why the release contains changes that are not committed. */
  readonly uncommitted?: string | undefined;
  /** Exposed modules that differ from the live version, when that is known: only journeys that can reach them run. */
  readonly changed?: readonly string[] | undefined;
  /** The shop for the journeys, when it was opened before. */
  readonly check?: CandidateCheck | undefined;
}

/**
 * Checks a published release: that it was built from a commit, then its contracts against what is live, then the
 * journeys of its package. Throws when one fails.
 */
export async function passGate(
  access: GateAccess,
  release: Release,
  { signer, live, withoutJourneys, uncommitted, changed, check }: GateOptions,
): Promise<void> {
  const { name: remote, version, commit } = release;
  if (uncommitted === undefined && !isFromCommit(commit))
    throw new Error(
      `${remote} ${version} was built from ${commit}, not from a commit alone; build it again, or give a reason with --uncommitted.`,
    );
  refuse(await breaksOfRelease(access, live, release), `${remote} ${version}`);
  const journeys =
    withoutJourneys === undefined
      ? {
          ran: await runCandidateJourneys(access.root, `mfe-${remote}`, { name: remote, version }, { changed, check }),
        }
      : { without: withoutJourneys };
  await keepVerdict(access, signer, live, { remote, version, journeys, uncommitted, by: releasedBy() });
}

/** Checks the shell or the services of this folder, which are deployed and not released, and records their contracts. */
export async function passDeployment(
  access: GateAccess,
  side: Side,
  { signer, live, withoutJourneys }: GateOptions,
): Promise<void> {
  const folder = side === 'shell' ? 'shell' : 'commerce-api';
  refuse(await breaksOfDeployment(access, live, side), `The ${side}`);
  if (withoutJourneys === undefined) await runCandidateJourneys(access.root, folder, { name: side });
  await announce({ ...access, signer }, side, releasedBy());
}

function refuse(breaks: readonly Break[], what: string): void {
  if (breaks.length === 0) return;
  throw new Error(`${what} would break what is live; nothing was changed.\n\n${describeBreaks(breaks)}`);
}

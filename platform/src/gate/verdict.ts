import { createHash } from 'node:crypto';
import type { ObjectStore } from 'release-kit/object-store';
import type { ChangeAdmission } from 'release-kit/registry-log';
import { RegistryRefusal, ReleaseNotPublished } from 'release-kit/registry-rules';
import { descriptionKey, readRelease } from 'release-kit/release-store';
import { openSeal, readSeal, type SigningKey, seal } from 'release-kit/signatures';
import { environmentName, type Registry, type RegistryChange, type Release } from 'shared-contracts/remote';
import * as v from 'valibot';
import { breaksOfRelease, describeBreaks, type GateAccess, heldAgainst } from '../contracts/gate.ts';

/** The gate's result for a release, signed by its operator. */
const verdict = v.object({
  environment: environmentName,
  remote: v.string(),
  version: v.string(),
  /** SHA-256 (hex) of the release's manifest: identifies this release and no other of its name. */
  release: v.string(),
  /** The versions it was compared with. */
  against: v.array(v.string()),
  /** The journeys run with it, or why none were; or that it is what its folder held when the shop was started. */
  journeys: v.union([
    v.object({ ran: v.array(v.string()) }),
    v.object({ without: v.string() }),
    v.object({ started: v.literal(true) }),
  ]),
  /** Why the release contains changes that are not committed. */
  uncommitted: v.optional(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
});
export type Verdict = v.InferOutput<typeof verdict>;
export type JourneysOfVerdict = Verdict['journeys'];

const verdictKey = (environment: string, remote: string, version: string) =>
  `environments/${environment}/verdicts/${remote}/${version}.json`;

async function digestOfRelease(objects: ObjectStore, remote: string, version: string): Promise<string> {
  const document = await objects.read(descriptionKey(remote, version));
  if (!document) throw new ReleaseNotPublished(remote, version);
  return createHash('sha256').update(readSeal(document).payload).digest('hex');
}

interface Passed {
  readonly remote: string;
  readonly version: string;
  readonly journeys: JourneysOfVerdict;
  readonly uncommitted?: string | undefined;
  readonly by: string;
}

/** Records that a release passed the gate against the current registry. */
export async function keepVerdict(
  access: GateAccess,
  signer: SigningKey,
  live: Registry | undefined,
  { remote, version, journeys, uncommitted, by }: Passed,
): Promise<void> {
  const { objects, environment } = access;
  const release = await digestOfRelease(objects, remote, version);
  const against = await heldAgainst(access, live, remote);
  const document: Verdict = {
    environment,
    remote,
    version,
    release,
    against,
    journeys,
    ...(uncommitted === undefined ? {} : { uncommitted }),
    at: new Date().toISOString(),
    by,
  };
  await objects.replace(verdictKey(environment, remote, version), seal('verdict', JSON.stringify(document), signer));
}

/**
 * The stable version of a remote, when a next one need only answer for what it changes; undefined when there is none, or when it went
 * live in an emergency, without its journeys.
 */
export async function provenStable(
  access: GateAccess,
  live: Registry | undefined,
  remote: string,
): Promise<Release | undefined> {
  const version = live?.remotes[remote]?.stable;
  if (version === undefined) return undefined;
  const found = await findVerdict(access, remote, version);
  if (found === undefined || 'without' in found.journeys) return undefined;
  return readRelease(access.objects, remote, version, access.keys);
}

/** The verdict on a release, if there is one; throws a `RegistryRefusal` when it is on something else. */
async function findVerdict(
  { objects, environment, keys }: GateAccess,
  remote: string,
  version: string,
): Promise<Verdict | undefined> {
  const document = await objects.read(verdictKey(environment, remote, version));
  if (!document) return undefined;
  const found = v.parse(verdict, JSON.parse(openSeal('verdict', document, keys)));
  const isOfThis = found.environment === environment && found.remote === remote && found.version === version;
  if (!isOfThis || found.release !== (await digestOfRelease(objects, remote, version)))
    throw new RegistryRefusal(`The verdict on ${remote} ${version} is on another release`);
  return found;
}

/**
 * Admits a change of the registry when the gate has passed: a version needs a signed verdict, and its contracts are
 * compared again when other versions are live by now. Rollbacks lead only to versions that were live. Throws a
 * `RegistryRefusal`.
 */
export function admission(access: GateAccess): ChangeAdmission {
  return async (change, live, history) => {
    if (change.kind === 'end-canary') return change;
    const { remote, version } = change;
    if (change.kind === 'rollback') {
      if (!(await history()).some(({ remotes }) => remotes[remote]?.stable === version))
        throw new RegistryRefusal(
          `${remote} ${version} was never stable here, so there is no way back to it: promote it`,
        );
      return change;
    }
    const release = await readRelease(access.objects, remote, version, access.keys);
    const passed = await findVerdict(access, remote, version);
    if (!passed)
      throw new RegistryRefusal(
        `${remote} ${version} has not passed the gate of ${access.environment}: "npm run registry -- gate ${remote} ${version}" holds it against what is live`,
      );
    const { against, journeys, uncommitted } = passed;
    const present = await heldAgainst(access, live, remote);
    if (present.join() !== against.join()) {
      const breaks = await breaksOfRelease(access, live, release);
      if (breaks.length > 0)
        throw new RegistryRefusal(`${remote} ${version} would break what is live by now.\n\n${describeBreaks(breaks)}`);
    }
    const reasons = [
      ...('without' in journeys ? [`without journeys: ${journeys.without}`] : []),
      ...(uncommitted === undefined ? [] : [`with uncommitted changes: ${uncommitted}`]),
    ];
    return reasons.length > 0 ? ({ ...change, reason: reasons.join('; ') } satisfies RegistryChange) : change;
  };
}

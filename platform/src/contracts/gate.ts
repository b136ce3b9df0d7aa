import { join } from 'node:path';
import { type ContractSet, keepContracts, keptContracts } from 'release-kit/contract-set';
import type { ObjectStore } from 'release-kit/object-store';
import { readRelease } from 'release-kit/release-store';
import { openSeal, type SigningKey, seal, type TrustedKeys } from 'release-kit/signatures';
import { environmentName, type Registry, type Release } from 'shared-contracts/remote';
import * as v from 'valibot';
import { sharedSources } from '../build/shared-modules.ts';
import { type Break, findBreaks, findDropped, type Party } from './compatibility.ts';
import { contractName, contractUse, readContracts, usedContracts } from './contract-sources.ts';

/** The deployed sides that are not released: the shell of an environment, and the services behind it. */
export const sides = ['shell', 'services'] as const;
export type Side = (typeof sides)[number];
const deployment = v.object({
  environment: environmentName,
  side: v.picklist(sides),
  contracts: v.string(),
  uses: contractUse,
  offers: v.array(v.string()),
  commit: v.string(),
});
const deploymentKey = (environment: string, side: Side) => `environments/${environment}/${side}.json`;
const packageOf: Readonly<Record<Side, string>> = { shell: 'shell', services: 'commerce-api' };

export interface GateAccess {
  readonly root: string;
  readonly objects: ObjectStore;
  readonly environment: string;
  readonly keys: TrustedKeys;
}

/** What a side provides to every remote: the shell its shared modules, the services every call. */
const offersOf = (side: Side, contracts: ContractSet): string[] =>
  side === 'shell'
    ? sharedSources.flatMap((specifier) => contractName(specifier) ?? [])
    : Object.keys(contracts)
        .filter((file) => file.startsWith('calls/'))
        .map((file) => file.replace(/\.tsx?$/, ''));

/** The contracts that a side's sources use; the services only provide. */
const usesOf = (root: string, side: Side) => (side === 'shell' ? usedContracts(join(root, packageOf[side])) : {});

/** Records the contracts a deployed side was built with; later releases are compared with them. */
export async function announce(
  { root, objects, environment, signer }: Omit<GateAccess, 'keys'> & { readonly signer: SigningKey },
  side: Side,
  commit: string,
): Promise<void> {
  const contracts = readContracts(root);
  const noted: v.InferInput<typeof deployment> = {
    environment,
    side,
    contracts: await keepContracts(objects, contracts),
    uses: usesOf(root, side),
    offers: offersOf(side, contracts),
    commit,
  };
  await objects.replace(deploymentKey(environment, side), seal('deployment', JSON.stringify(noted), signer));
}

/** The recorded deployment of a side, if any. */
async function deployed({ objects, environment, keys }: GateAccess, side: Side) {
  const document = await objects.read(deploymentKey(environment, side));
  if (!document) return undefined;
  const found = v.parse(deployment, JSON.parse(openSeal('deployment', document, keys)));
  if (found.side !== side || found.environment !== environment)
    throw new Error(`${deploymentKey(environment, side)} tells of ${found.side} in ${found.environment}`);
  return found;
}

async function remoteParty(objects: ObjectStore, release: Release): Promise<Party | undefined> {
  const { name, version, contractSet, uses, services } = release;
  if (!contractSet) return undefined;
  const dialogs = Object.keys(release.dialogs);
  const areas = new Set(dialogs.map((dialog) => dialog.split('.')[0]));
  return {
    name: `${name} ${version}`,
    contracts: await keptContracts(objects, contractSet),
    uses,
    offers: [
      ...Object.keys(services).map((service) => `services/${service}`),
      ...[...areas].map((area) => `dialogs/${area}`),
    ],
    dialogs,
  };
}

async function deployedParty(access: GateAccess, side: Side): Promise<Party | undefined> {
  const found = await deployed(access, side);
  if (!found) return undefined;
  const contracts = await keptContracts(access.objects, found.contracts);
  return {
    name: `${side} ${found.commit.slice(0, 8)}`,
    contracts,
    uses: found.uses,
    offers: found.offers,
  };
}

/** Every version of other remotes that pages use or may fall back to. */
function versionsBeside(registry: Registry | undefined, name: string): (readonly [name: string, version: string])[] {
  return Object.entries(registry?.remotes ?? {})
    .filter(([other]) => other !== name)
    .flatMap(([other, { stable, previous, canary }]) =>
      [...new Set([stable, previous, canary?.version])].flatMap((version) =>
        version ? [[other, version] as const] : [],
      ),
    );
}

async function partiesBeside(access: GateAccess, registry: Registry | undefined, name: string): Promise<Party[]> {
  const { objects, keys } = access;
  const others = versionsBeside(registry, name).map(async ([other, version]) =>
    remoteParty(objects, await readRelease(objects, other, version, keys)),
  );
  const deployments = sides.filter((side) => side !== name).map((side) => deployedParty(access, side));
  return (await Promise.all([...deployments, ...others])).filter((party) => party !== undefined);
}

/** The versions a release is compared with: another list requires another check. */
export async function heldAgainst(access: GateAccess, registry: Registry | undefined, name: string): Promise<string[]> {
  const deployments = await Promise.all(sides.map(async (side) => [side, await deployed(access, side)] as const));
  return [
    ...versionsBeside(registry, name).map(([other, version]) => `${other} ${version}`),
    ...deployments.flatMap(([side, found]) => (found ? [`${side} built with ${found.contracts}`] : [])),
  ].sort();
}

/** Sequential: each comparison runs a compiler. */
async function breaksBetween(
  root: string,
  candidate: Party,
  predecessor: Party | undefined,
  live: readonly Party[],
): Promise<Break[]> {
  const breaks = predecessor ? findDropped(candidate, predecessor, live) : [];
  for (const party of live) breaks.push(...(await findBreaks(root, candidate, party)));
  return breaks;
}

/** Incompatibilities of a published release with the live shell, services, and other remotes' versions. */
export async function breaksOfRelease(
  access: GateAccess,
  registry: Registry | undefined,
  release: Release,
): Promise<Break[]> {
  const candidate = await remoteParty(access.objects, release);
  if (!candidate)
    throw new Error(`${release.name} ${release.version} does not say what it was built with; build it again`);
  const live = await partiesBeside(access, registry, release.name);
  const stable = registry?.remotes[release.name]?.stable;
  const predecessor = stable
    ? await remoteParty(access.objects, await readRelease(access.objects, release.name, stable, access.keys))
    : undefined;
  return breaksBetween(access.root, candidate, predecessor, live);
}

/** Incompatibilities of this folder's shell or services with what is live. */
export async function breaksOfDeployment(
  access: GateAccess,
  registry: Registry | undefined,
  side: Side,
): Promise<Break[]> {
  const { root } = access;
  const contracts = readContracts(root);
  const uses = usesOf(root, side);
  const candidate: Party = { name: `the ${side} to be`, contracts, uses, offers: offersOf(side, contracts) };
  const live = await partiesBeside(access, registry, side);
  return breaksBetween(root, candidate, await deployedParty(access, side), live);
}

/** The message of a refusal: contract, change, and affected party. */
export function describeBreaks(breaks: readonly Break[]): string {
  return breaks
    .map(({ contract, giver, taker, change }) =>
      [
        `${contract.startsWith('storefront-kit/') ? contract : `shared-contracts/${contract}`}: what ${giver} gives is not what ${taker} was built for.`,
        ...change.split('\n'),
      ].join('\n    '),
    )
    .join('\n\n');
}

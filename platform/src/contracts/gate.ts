import type { Registry, Release } from 'shared-contracts/remote';
import * as v from 'valibot';
import { sharedContracts } from '../build/shared-modules.ts';
import type { ObjectStore } from '../releases/object-store.ts';
import { readRelease } from '../releases/release-store.ts';
import type { TrustedKeys } from '../releases/signatures.ts';
import { type Break, findBreaks, type Party } from './compatibility.ts';
import { contractUse, keepContracts, keptContracts, readContracts, usedContracts } from './contract-set.ts';

/** What is known of the shell that serves an environment. */
const liveShell = v.object({ contracts: v.string(), uses: contractUse, commit: v.string() });
const shellKey = (environment: string) => `environments/${environment}/shell.json`;

interface Access {
  readonly root: string;
  readonly objects: ObjectStore;
  readonly environment: string;
  readonly keys: TrustedKeys;
}

/** What a shell gives to every remote. */
const shellOffers = sharedContracts.map((name) => name.replace('shared-contracts/', ''));

/** Notes what the shell that serves an environment was built with; later releases are held against it. */
export async function announceShell({ root, objects, environment }: Access, commit: string): Promise<void> {
  const contracts = await keepContracts(objects, readContracts(root));
  const shell = { contracts, uses: usedContracts(`${root}/shell`), commit } satisfies v.InferInput<typeof liveShell>;
  await objects.replace(shellKey(environment), JSON.stringify(shell));
}

async function remoteParty(objects: ObjectStore, release: Release): Promise<Party | undefined> {
  const { name, version, contractSet, uses, services, dialogs } = release;
  if (!contractSet) return undefined;
  const areas = new Set(Object.keys(dialogs).map((dialog) => dialog.split('.')[0]));
  return {
    name: `${name} ${version}`,
    contracts: await keptContracts(objects, contractSet),
    uses,
    offers: [
      ...Object.keys(services).map((service) => `services/${service}`),
      ...[...areas].map((area) => `dialogs/${area}`),
    ],
  };
}

async function shellParty({ objects, environment }: Access): Promise<Party | undefined> {
  const text = await objects.read(shellKey(environment));
  if (!text) return undefined;
  const { contracts, uses, commit } = v.parse(liveShell, JSON.parse(text.toString()));
  return {
    name: `shell ${commit.slice(0, 8)}`,
    contracts: await keptContracts(objects, contracts),
    uses,
    offers: shellOffers,
  };
}

/** Every version that pages are made with, or may fall back to: of other remotes than this one. */
async function livePartiesBeside(access: Access, registry: Registry | undefined, name: string): Promise<Party[]> {
  const versions = Object.entries(registry?.remotes ?? {})
    .filter(([other]) => other !== name)
    .flatMap(([other, { stable, previous, canary }]) =>
      [...new Set([stable, previous, canary?.version])].flatMap((version) =>
        version ? [[other, version] as const] : [],
      ),
    );
  const releases = await Promise.all(
    versions.map(([other, version]) => readRelease(access.objects, other, version, access.keys)),
  );
  const parties = await Promise.all(releases.map((release) => remoteParty(access.objects, release)));
  return parties.filter((party) => party !== undefined);
}

/** Where a published release does not fit what is live: the shell, and each other remote's versions. */
export async function breaksOfRelease(
  access: Access,
  registry: Registry | undefined,
  release: Release,
): Promise<Break[]> {
  const candidate = await remoteParty(access.objects, release);
  if (!candidate)
    throw new Error(`${release.name} ${release.version} does not say what it was built with; build it again`);
  const shell = await shellParty(access);
  const live = await livePartiesBeside(access, registry, release.name);
  return [...(shell ? [shell] : []), ...live].flatMap((party) => findBreaks(access.root, candidate, party));
}

/** Where the shell of this folder does not fit the remotes that are live. */
export async function breaksOfShell(access: Access, registry: Registry | undefined): Promise<Break[]> {
  const { root } = access;
  const candidate: Party = {
    name: 'the shell to be',
    contracts: readContracts(root),
    uses: usedContracts(`${root}/shell`),
    offers: shellOffers,
  };
  const live = await livePartiesBeside(access, registry, 'shell');
  return live.flatMap((party) => findBreaks(root, candidate, party));
}

/** A refusal in words: the contract, the change, and who is hit. */
export function toldBreaks(breaks: readonly Break[]): string {
  return breaks
    .map(({ contract, giver, taker, change }) =>
      [
        `shared-contracts/${contract}: what ${giver} gives is not what ${taker} was built for.`,
        ...change.split('\n'),
      ].join('\n    '),
    )
    .join('\n\n');
}

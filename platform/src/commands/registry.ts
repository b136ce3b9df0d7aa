/** `npm run registry`: shows and changes what is live. */
import { parseArgs } from 'node:util';
import { root } from 'release-kit/folders';
import { detailsOf } from 'release-kit/registry-rules';
import { openObjects, ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { readRelease, resign } from 'release-kit/release-store';
import { readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import type { Registry } from 'shared-contracts/remote';
import { passGate } from '../gate/pass-gate.ts';
import { openClient } from '../registry-client/open-client.ts';
import { addDeployer, deployersFile } from '../services/deployers.ts';

const usage = `Usage: npm run registry -- <command>

  status                                what is live in the environment
  history [remote]                      every change: when, who, what
  promote <remote> <version>            makes a published version stable
  canary <remote> <version> <percent>   gives a version to a share of the visitors
  rollback <remote> [--to <version>] [--reason <text>]
                                        ends the canary, or goes back to the version before
  gate <remote> <version> [--without-journeys <reason>] [--uncommitted <reason>]
                                        holds a published version against what is live by now, so that it may be promoted
  token <name> [--remotes <remote,…>]   creates a token that may change every remote, or only these, over HTTP and on
                                        the platform's pages; delete its entry in DEPLOYERS_FILE to revoke it
  resign                                signs what is live with this machine's key, to give an older one up

RELEASE_ENVIRONMENT names the environment (production). REGISTRY_URL and REGISTRY_TOKEN use the registry's
service; without them the store itself is changed (RELEASE_DIR or RELEASE_STORE, RELEASE_SIGNING_KEY).`;

function describe({ revision, at, by, change }: Registry): string {
  return `${String(revision).padStart(5)}  ${at}  ${by.padEnd(16)}  ${change.kind} ${change.remote} ${detailsOf(change)}`;
}

function live(registry: Registry): string {
  const lines = Object.entries(registry.remotes).map(([name, { stable, canary, previous }]) =>
    [
      name.padEnd(12),
      stable,
      canary ? `canary ${canary.version} for ${canary.share} %` : '',
      previous ? `before: ${previous}` : '',
    ]
      .filter(Boolean)
      .join('  '),
  );
  return [`${registry.environment}, revision ${registry.revision}, ${registry.at}, ${registry.by}`, ...lines].join(
    '\n',
  );
}

async function resignLive(registry: Registry): Promise<void> {
  const { objects } = await openObjects();
  const files = ownKeyFiles();
  const access = { keys: readTrustedKeys(files), signer: readSigningKey(files) };
  for (const [name, { stable, previous, canary }] of Object.entries(registry.remotes)) {
    for (const version of new Set([stable, previous, canary?.version])) {
      if (!version) continue;
      await resign(objects, { name, version }, access);
      console.log(`${name} ${version} is signed by ${access.signer.id}`);
    }
  }
}

interface Candidate {
  readonly remote: string;
  readonly version: string;
  readonly withoutJourneys: string | undefined;
  readonly uncommitted: string | undefined;
}

async function gate(live: Registry | undefined, { remote, version, ...reasons }: Candidate): Promise<void> {
  const { objects } = await openObjects();
  const files = ownKeyFiles();
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(files) };
  const release = await readRelease(objects, remote, version, access.keys);
  await passGate(access, release, { signer: readSigningKey(files), live, ...reasons });
  console.log(`${remote} ${version} fits what is live and may be promoted`);
}

function makeToken(name: string, remotes: string | undefined): void {
  if (!name) throw new Error(usage);
  const names = remotes?.split(',').map((remote) => remote.trim());
  const wrong = names?.find((remote) => !/^[a-z][a-z0-9-]*$/.test(remote));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no remote: --remotes cart,checkout`);
  const token = addDeployer(deployersFile(), { name, ...(names ? { remotes: names } : {}) });
  console.log(`${token}\n\nIt is shown this once. With it, ${name} changes ${names?.join(', ') ?? 'every remote'}.`);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      reason: { type: 'string' },
      'without-journeys': { type: 'string' },
      uncommitted: { type: 'string' },
      remotes: { type: 'string' },
    },
  });
  const [command, remote = '', version = '', share = ''] = positionals;
  if (command === 'token') return makeToken(remote, values.remotes);
  const client = await openClient();
  const now = async () => {
    const registry = await client.status();
    if (!registry) throw new Error(`Nothing was ever promoted in ${releaseEnvironment()}`);
    return registry;
  };
  switch (command) {
    case 'status':
      return console.log(live(await now()));
    case 'history': {
      const entries = await client.history();
      return console.log(
        entries
          .filter(({ change }) => !remote || change.remote === remote)
          .map(describe)
          .join('\n'),
      );
    }
    case 'promote':
      return console.log(live(await client.change({ kind: 'promote', remote, version })));
    case 'canary':
      return console.log(live(await client.change({ kind: 'canary', remote, version, share: Number(share) })));
    case 'rollback':
      return console.log(live(await client.rollback(remote, values)));
    case 'gate':
      return gate(await client.status(), {
        remote,
        version,
        withoutJourneys: values['without-journeys'],
        uncommitted: values.uncommitted,
      });
    case 'resign':
      return resignLive(await now());
    default:
      throw new Error(usage);
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/**
 * `npm run release -- mfe-cart`: builds one remote, publishes it, checks it against what is live, and promotes it on
 * request.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from 'release-kit/folders';
import { openObjects, ownKeyFiles, releaseEnvironment } from 'release-kit/release-source';
import { publish } from 'release-kit/release-store';
import { ensureKeys, readSigningKey, readTrustedKeys } from 'release-kit/signatures';
import { readSources } from '../build/module-sources.ts';
import type { Side } from '../contracts/gate.ts';
import { startCandidateCheck } from '../gate/candidate-journeys.ts';
import { passDeployment, passGate } from '../gate/pass-gate.ts';
import { changesOf, modulesReached } from '../gate/reach.ts';
import { checkAdvisories, checkAndBuild, checkBudgets, checkCanary, checkCommitted } from '../gate/release-checks.ts';
import { provenStable } from '../gate/verdict.ts';
import { openClient } from '../registry-client/open-client.ts';

const usage = `Usage: npm run release -- <folder> [--promote | --canary <percent>] [--without-journeys <reason>] [--uncommitted <reason>]

  <folder>            a remote, e.g. mfe-cart; or shell or commerce-api, which are held against what is live and deployed by
                      other means
  --promote           makes it stable at once
  --canary <percent>  gives it to a share of the visitors
  --without-journeys <reason>
                      for emergencies: journeys are not run, and the history keeps the reason
  --uncommitted <reason>
                      releases changes that are not committed; the release says so, and the history keeps the reason

A remote's sources, lint, types, import rules, and budgets are checked, and the unit tests and journeys that can reach what it changes of
the version that is live.`;

const deployments: Readonly<Record<string, Side>> = { shell: 'shell', 'commerce-api': 'services' };

async function release(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      promote: { type: 'boolean' },
      canary: { type: 'string' },
      'without-journeys': { type: 'string' },
      uncommitted: { type: 'string' },
    },
  });
  const [name] = positionals;
  const { uncommitted, 'without-journeys': withoutJourneys } = values;
  const isContradictory = values.promote && values.canary;
  if (!name || positionals.length > 1 || isContradictory || withoutJourneys === '' || uncommitted === '')
    throw new Error(usage);
  const side = deployments[name];
  if (side) return deploy(side, withoutJourneys);
  const folder = join(root, name);
  if (!existsSync(join(folder, 'remote.ts'))) throw new Error(`${name} is not a remote: it has no remote.ts`);

  const keys = ownKeyFiles();
  if (!process.env.RELEASE_SIGNING_KEY) ensureKeys(keys);
  const client = await openClient();
  const status = await client.status();
  if (values.canary) checkCanary(status, name, Number(values.canary));
  if (uncommitted === undefined) checkCommitted(root, name);
  const { objects } = await openObjects();
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(keys) };
  const goesLive = values.promote || values.canary !== undefined;
  // It opens while the rest is checked, and ends when this command does.
  const check = goesLive && withoutJourneys === undefined ? startCandidateCheck(root) : undefined;
  const changes = changesOf(root, name, await provenStable(access, status, name.replace('mfe-', '')));
  await Promise.all([checkAndBuild(root, name, changes), checkAdvisories(root)]);
  checkBudgets(root, name);
  const signer = readSigningKey(keys);
  const published = await publish(objects, join(folder, 'dist'), signer);
  const { name: remote, version } = published;
  console.log(`${remote} ${version} is published`);
  if (!goesLive) return;

  const changed = changes && modulesReached(changes, readSources(folder));
  const live = await client.status();
  await passGate(access, published, { signer, live, withoutJourneys, uncommitted, changed, check });
  const registry = await client.change(
    values.canary
      ? { kind: 'canary', remote, version, share: Number(values.canary) }
      : { kind: 'promote', remote, version },
  );
  console.log(`Live with the next page: revision ${registry.revision} ${JSON.stringify(registry.remotes[remote])}`);
}

/** Shell and services are deployed, not released; this checks them against what is live and records their contracts. */
async function deploy(side: Side, withoutJourneys: string | undefined): Promise<void> {
  const keys = ownKeyFiles();
  const { objects } = await openObjects();
  const access = { root, objects, environment: releaseEnvironment(), keys: readTrustedKeys(keys) };
  const live = await (await openClient()).status();
  await passDeployment(access, side, { signer: readSigningKey(keys), live, withoutJourneys });
  console.log(`The ${side} of this folder fit everything that is live; deploy them.`);
}

await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

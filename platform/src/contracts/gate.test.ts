import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { folderObjects } from '../releases/object-store.ts';
import { openRegistry } from '../releases/registry.ts';
import { publish, readRelease } from '../releases/release-store.ts';
import { keyPair, writeBuild } from '../testing/test-release.ts';
import { type ContractSet, digestOfContracts, readContracts } from './contract-set.ts';
import { announceShell, breaksOfRelease, breaksOfShell, toldBreaks } from './gate.ts';

const { signer, keys } = keyPair();
const now = readContracts(root);
const without: ContractSet = {
  ...now,
  'services/cart.ts': (now['services/cart.ts'] ?? '').replace('  openMiniCart(): void;', ''),
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const access = () => ({ root, objects: folderObjects(join(folder, 'releases')), environment: 'production', keys });
const registry = () => openRegistry(access());

/** A published release of a remote that was built with these contracts. */
async function release(version: string, contracts: ContractSet, change: Partial<Release>): Promise<Release> {
  const build = writeBuild(join(folder, `${change.name}-${version}`), version, undefined, {
    ...change,
    contractSet: digestOfContracts(contracts),
  });
  writeFileSync(join(build, 'contracts.json'), JSON.stringify(contracts));
  return publish(access().objects, build, signer);
}
const cart = (version: string, contracts: ContractSet) =>
  release(version, contracts, { name: 'cart', services: { cart: 'service' } });
const promote = ({ name, version }: Release) =>
  registry().change({ kind: 'promote', remote: name, version }, { by: 'mara', signer });

test('a release that takes away what a live remote uses is refused, and the refusal names contract, change and who is hit [PLT-09]', {
  timeout: 60_000,
}, async () => {
  await announceShell(access(), 'abc');
  await promote(await release('1.0.0', now, { name: 'content', uses: { 'services/cart': ['cartService'] } }));
  const sound = await cart('1.0.0', now);
  expect(await breaksOfRelease(access(), await registry().read(), sound)).toEqual([]);
  const broken = await cart('2.0.0', without);
  const told = toldBreaks(await breaksOfRelease(access(), await registry().read(), broken));
  expect(told).toContain(
    'shared-contracts/services/cart: what cart 2.0.0 gives is not what content 1.0.0 was built for.',
  );
  expect(told).toContain('openMiniCart');
  expect((await readRelease(access().objects, 'cart', '2.0.0', keys)).version).toBe('2.0.0');
});

test('the version before counts as live too: pages may fall back to it [PLT-09]', { timeout: 60_000 }, async () => {
  for (const [version, uses] of [
    ['1.0.0', { 'services/cart': ['cartService'] }],
    ['1.1.0', {}],
  ] as const)
    await promote(await release(version, now, { name: 'content', uses: uses as Release['uses'] }));
  const broken = await cart('2.0.0', without);
  expect(await breaksOfRelease(access(), await registry().read(), broken)).toMatchObject([{ taker: 'content 1.0.0' }]);
});

test('a shell is held against the remotes that are live [PLT-09]', { timeout: 60_000 }, async () => {
  const expects = {
    ...now,
    'platform.tsx': (now['platform.tsx'] ?? '').replace(
      '  readonly toasts:',
      '  readonly clock: () => number;\n  readonly toasts:',
    ),
  };
  await promote(await release('1.0.0', now, { name: 'content', uses: { platform: ['usePlatform'] } }));
  expect(await breaksOfShell(access(), await registry().read())).toEqual([]);
  await promote(await release('2.0.0', expects, { name: 'account', uses: { platform: ['usePlatform'] } }));
  expect(await breaksOfShell(access(), await registry().read())).toMatchObject([
    { contract: 'platform', giver: 'the shell to be', taker: 'account 2.0.0' },
  ]);
});

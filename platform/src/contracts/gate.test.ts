import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContractSet, digestOfContracts } from 'release-kit/contract-set';
import { root } from 'release-kit/folders';
import { folderObjects } from 'release-kit/object-store';
import { openRegistry } from 'release-kit/registry-log';
import { publish, readRelease } from 'release-kit/release-store';
import { keyPair, writeBuild } from 'release-kit/testing/test-release';
import type { Release } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passGate } from '../gate/pass-gate.ts';
import { admission, type JourneysOfVerdict, keepVerdict, provenStable } from '../gate/verdict.ts';
import { readContracts } from './contract-sources.ts';
import { announce, breaksOfDeployment, breaksOfRelease, describeBreaks } from './gate.ts';

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

test('refuses a release that removes what a live remote uses, naming contract, change, and affected remote [PLT-09]', async () => {
  for (const side of ['shell', 'services'] as const) await announce({ ...access(), signer }, side, 'abc');
  await promote(await release('1.0.0', now, { name: 'content', uses: { 'services/cart': ['cartService'] } }));
  const sound = await cart('1.0.0', now);
  expect(await breaksOfRelease(access(), await registry().read(), sound)).toEqual([]);
  const broken = await cart('2.0.0', without);
  const reported = describeBreaks(await breaksOfRelease(access(), await registry().read(), broken));
  expect(reported).toContain(
    'shared-contracts/services/cart: what cart 2.0.0 gives is not what content 1.0.0 was built for.',
  );
  expect(reported).toContain('openMiniCart');
  expect((await readRelease(access().objects, 'cart', '2.0.0', keys)).version).toBe('2.0.0');
});

test('treats the previous version as live: pages may fall back to it [PLT-09]', async () => {
  for (const [version, uses] of [
    ['1.0.0', { 'services/cart': ['cartService'] }],
    ['1.1.0', {}],
  ] as const)
    await promote(await release(version, now, { name: 'content', uses: uses as Release['uses'] }));
  const broken = await cart('2.0.0', without);
  expect(await breaksOfRelease(access(), await registry().read(), broken)).toMatchObject([{ taker: 'content 1.0.0' }]);
});

test('checks a shell against the live remotes [PLT-09]', async () => {
  const expects = {
    ...now,
    'platform.tsx': (now['platform.tsx'] ?? '').replace(
      '  readonly toasts:',
      '  readonly clock: () => number;\n  readonly toasts:',
    ),
  };
  await promote(await release('1.0.0', now, { name: 'content', uses: { platform: ['usePlatform'] } }));
  expect(await breaksOfDeployment(access(), await registry().read(), 'shell')).toEqual([]);
  await promote(await release('2.0.0', expects, { name: 'account', uses: { platform: ['usePlatform'] } }));
  expect(await breaksOfDeployment(access(), await registry().read(), 'shell')).toMatchObject([
    { contract: 'platform', giver: 'the shell to be', taker: 'account 2.0.0' },
  ]);
});

/** The contracts with one text replaced. */
const changed = (file: string, from: string, to: string): ContractSet => {
  if (!now[file]?.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  return { ...now, [file]: now[file].replace(from, to) };
};

test('refuses services that require more than a live remote sends, or answer with less, by their schemas [PLT-09]', async () => {
  const older = changed(
    'calls/cart.ts',
    'body: couponBody,',
    'body: v.strictObject({ cartId: uuid, code: text(400) }),',
  );
  await promote(await release('1.0.0', older, { name: 'cart', uses: { 'calls/cart': ['applyCoupon', 'addItem'] } }));
  const breaks = await breaksOfDeployment(access(), await registry().read(), 'services');
  expect(breaks).toEqual([
    {
      contract: 'calls/cart',
      giver: 'the services to be',
      taker: 'cart 1.0.0',
      change:
        'applyCoupon: body.code must pass min_length(1), which is not promised\napplyCoupon: body.code must pass max_length(40), which is not promised',
    },
  ]);
});

test('refuses a shell whose shared routing lacks what a live remote uses [PLT-09]', async () => {
  const earlier = changed(
    'storefront-kit/routing.tsx',
    'export function useIsNavigating',
    'export const useTrail = useIsNavigating;\nexport function useIsNavigating',
  );
  const uses = { 'storefront-kit/routing': ['Link', 'useScreenData'], 'storefront-kit/slot': ['Slot'] };
  await promote(await release('1.0.0', earlier, { name: 'content', uses }));
  expect(await breaksOfDeployment(access(), await registry().read(), 'shell')).toEqual([]);
  await promote(await release('1.1.0', earlier, { name: 'content', uses: { 'storefront-kit/routing': ['useTrail'] } }));
  const breaks = await breaksOfDeployment(access(), await registry().read(), 'shell');
  expect(breaks).toMatchObject([{ contract: 'storefront-kit/routing', taker: 'content 1.1.0' }]);
  expect(describeBreaks(breaks)).toMatch(/^storefront-kit\/routing: [\s\S]*useTrail/);
});

test('refuses a release without a service or dialog that a live remote uses, unless another remote provides it [PLT-09]', async () => {
  const full = { name: 'cart', services: { cart: 'service' }, dialogs: { 'cart.mini-cart': 'm', 'cart.pickup': 'p' } };
  await promote(await release('1.0.0', now, full));
  const uses = { 'services/cart': ['cartService'], 'dialogs/cart': ['miniCartDialog'] };
  await promote(await release('1.0.0', now, { name: 'content', uses }));
  const breaksOf = async (version: string, change: Partial<Release>) =>
    breaksOfRelease(access(), await registry().read(), await release(version, now, { ...full, ...change }));
  expect(await breaksOf('2.0.0', { dialogs: { 'cart.mini-cart': 'm' } })).toEqual([]);
  expect(await breaksOf('2.1.0', { dialogs: { 'cart.pickup': 'p' } })).toMatchObject([
    { contract: 'dialogs/cart', taker: 'content 1.0.0', change: 'the dialog "cart.mini-cart" is no longer provided' },
  ]);
  expect(await breaksOf('2.2.0', { services: {} })).toMatchObject([
    { contract: 'services/cart', giver: 'cart 2.2.0', taker: 'content 1.0.0', change: 'is no longer provided' },
  ]);
  await promote(await release('1.0.0', now, { name: 'basket', services: { cart: 'service' } }));
  expect(await breaksOf('2.3.0', { services: {} })).toEqual([]);
});

test('refuses services without a group of calls that a live remote uses [PLT-09]', async () => {
  await announce({ ...access(), signer }, 'services', 'abc');
  await promote(await release('1.0.0', now, { name: 'cart', uses: { 'calls/cart': ['addItem'] } }));
  const without = mkdtempSync(join(folder, 'repository-'));
  for (const [file, text] of Object.entries(now)) {
    if (file === 'calls/cart.ts') continue;
    const kit = file.startsWith('storefront-kit/');
    const path = join(without, kit ? file.replace('/', '/src/') : `shared-contracts/src/${file}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const breaks = await breaksOfDeployment({ ...access(), root: without }, await registry().read(), 'services');
  expect(breaks).toMatchObject([{ contract: 'calls/cart', taker: 'cart 1.0.0', change: 'is no longer provided' }]);
});

test('rejects stored contracts that differ from those a release was built with [PLT-09] [PLT-11]', async () => {
  const candidate = await cart('1.0.0', now);
  const key = `contracts/${candidate.contractSet}.json`;
  await access().objects.replace(key, JSON.stringify({ ...now, 'events/cart.ts': '' }));
  await expect(breaksOfRelease(access(), undefined, candidate)).rejects.toThrow(/in the store are others/);
});

describe('admission to the registry [PLT-09]', () => {
  const guarded = () => openRegistry({ ...access(), admit: admission(access()) });
  const by = { by: 'mara', signer };
  const pass = async ({ name: remote, version }: Release, journeys: JourneysOfVerdict = { ran: ['purchase'] }) =>
    keepVerdict(access(), signer, await registry().read(), { remote, version, journeys, by: 'mara' });

  test('is refused before the gate has passed, and granted afterwards', async () => {
    const candidate = await cart('1.0.0', now);
    const change = { kind: 'promote', remote: 'cart', version: '1.0.0' } as const;
    await expect(guarded().change(change, by)).rejects.toThrow(/has not passed the gate of production/);
    await pass(candidate);
    expect((await guarded().change(change, by)).remotes.cart).toEqual({ stable: '1.0.0' });
  });

  test('is refused for a verdict signed by another key, on another release, or for another environment', async () => {
    const candidate = await cart('1.0.0', now);
    const change = { kind: 'promote', remote: 'cart', version: '1.0.0' } as const;
    const key = 'environments/production/verdicts/cart/1.0.0.json';
    const passed = { remote: 'cart', version: '1.0.0', journeys: { ran: [] }, by: 'nobody' };
    await keepVerdict(access(), keyPair().signer, undefined, passed);
    await expect(guarded().change(change, by)).rejects.toThrow(/No trusted key signed this verdict/);
    await pass(await cart('1.1.0', now));
    await access().objects.replace(
      key,
      (await access().objects.read('environments/production/verdicts/cart/1.1.0.json')) ?? '',
    );
    await expect(guarded().change(change, by)).rejects.toThrow(/is on another release/);
    const trial = { ...access(), environment: 'trial' };
    await keepVerdict(trial, signer, undefined, passed);
    await access().objects.replace(
      key,
      (await trial.objects.read('environments/trial/verdicts/cart/1.0.0.json')) ?? '',
    );
    await expect(guarded().change(change, by)).rejects.toThrow(/is on another release/);
    await pass(candidate);
    expect((await guarded().change(change, by)).revision).toBe(1);
  });

  test('is refused when a later promotion made the version incompatible, and says how', async () => {
    await pass(await cart('2.0.0', without));
    await promote(await release('1.0.0', now, { name: 'content', uses: { 'services/cart': ['cartService'] } }));
    await expect(guarded().change({ kind: 'canary', remote: 'cart', version: '2.0.0', share: 5 }, by)).rejects.toThrow(
      /would break what is live by now[\s\S]*services\/cart[\s\S]*openMiniCart/,
    );
    await pass(await cart('1.0.0', now));
    await promote(await release('1.1.0', now, { name: 'content', uses: {} }));
    expect((await guarded().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by)).revision).toBe(3);
  });

  test('records in the history why journeys were left out or changes were not committed', async () => {
    await pass(await cart('1.0.0', now), { without: 'prices are wrong' });
    await guarded().change({ kind: 'promote', remote: 'cart', version: '1.0.0' }, by);
    expect((await guarded().history())[0]?.change).toMatchObject({ reason: 'without journeys: prices are wrong' });
    const { name: remote, version } = await cart('1.1.0', now);
    const passed = { remote, version, journeys: { ran: [] }, uncommitted: 'hotfix on the line', by: 'mara' };
    await keepVerdict(access(), signer, await registry().read(), passed);
    await guarded().change({ kind: 'promote', remote: 'cart', version: '1.1.0' }, by);
    expect((await guarded().history())[1]?.change).toMatchObject({
      reason: 'with uncommitted changes: hotfix on the line',
    });
  });

  test('lets the next release answer for its changes alone, unless the live one went out in an emergency [PLT-09]', async () => {
    const stable = async () => provenStable(access(), await registry().read(), 'cart');
    const makeLive = async (version: string, journeys: JourneysOfVerdict) => {
      await pass(await cart(version, now), journeys);
      await guarded().change({ kind: 'promote', remote: 'cart', version }, by);
    };
    expect(await stable()).toBeUndefined();
    await makeLive('1.0.0', { started: true });
    expect((await stable())?.version).toBe('1.0.0');
    await makeLive('1.1.0', { ran: ['cart'] });
    expect((await stable())?.version).toBe('1.1.0');
    await makeLive('1.2.0', { without: 'prices are wrong' });
    expect(await stable()).toBeUndefined();
    await promote(await cart('1.3.0', now));
    expect(await stable()).toBeUndefined();
  });

  test('needs a reason for a release that was not built from a commit alone, whichever command holds it against what is live', async () => {
    const options = { signer, live: undefined, withoutJourneys: 'a test' };
    for (const commit of ['unknown', 'abc+uncommitted']) {
      const version = `1.0.0-${commit.length}`;
      const candidate = await release(version, now, { name: 'cart', commit });
      await expect(passGate(access(), candidate, options)).rejects.toThrow(/not from a commit alone/);
      await passGate(access(), candidate, { ...options, uncommitted: 'hotfix on the line' });
      await guarded().change({ kind: 'promote', remote: 'cart', version }, by);
      expect((await guarded().history()).at(-1)?.change).toMatchObject({
        reason: 'without journeys: a test; with uncommitted changes: hotfix on the line',
      });
    }
    await passGate(access(), await release('1.1.0', now, { name: 'cart', commit: 'abc' }), options);
  });

  test('allows rollbacks to formerly stable versions only, without another check', async () => {
    for (const version of ['1.0.0', '1.1.0']) await promote(await cart(version, now));
    await cart('2.0.0', without);
    const back = (version: string) => guarded().change({ kind: 'rollback', remote: 'cart', version }, by);
    await expect(back('2.0.0')).rejects.toThrow(/was never stable here/);
    expect((await back('1.0.0')).remotes.cart).toEqual({ stable: '1.0.0' });
  });
});

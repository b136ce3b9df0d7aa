import { join } from 'node:path';
import type { ContractSet } from 'release-kit/contract-set';
import { root } from 'release-kit/folders';
import { describe, expect, test } from 'vitest';
import { findBreaks, type Party } from './compatibility.ts';
import { readContracts, usedContracts } from './contract-sources.ts';

const now = readContracts(root);
/** The contracts with one of them changed. */
const changed = (file: string, from: string, to: string): ContractSet => {
  if (!now[file]?.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  return { ...now, [file]: now[file].replace(from, to) };
};
const party = (name: string, contracts: ContractSet, more: Partial<Party> = {}): Party => ({
  name,
  contracts,
  uses: {},
  offers: [],
  ...more,
});
const cart = (contracts: ContractSet) =>
  party('cart 2', contracts, { offers: ['services/cart'], uses: { 'events/cart': ['cartItemAdded'] } });
const content = (contracts: ContractSet) =>
  party('content 1', contracts, {
    uses: { 'services/cart': ['cartService'], 'events/cart': ['cartItemAdded'], platform: ['usePlatform'] },
  });
const shell = (contracts: ContractSet) => party('shell', contracts, { offers: ['platform'] });

const serviceFile = 'services/cart.ts';
const eventFile = 'events/cart.ts';

// The compiler runs for each.
describe('what a release would break [PLT-09]', () => {
  test('the same contracts fit', async () => {
    expect(await findBreaks(root, cart(now), content(now))).toEqual([]);
  });

  test('something more of a service is free', async () => {
    const more = changed(serviceFile, '  openMiniCart(): void;', '  openMiniCart(): void;\n  clear(): Promise<void>;');
    expect(await findBreaks(root, cart(more), content(now))).toEqual([]);
  });

  test('a method that is gone is named, with who is hit', async () => {
    const less = changed(serviceFile, '  openMiniCart(): void;', '');
    const [found, ...others] = await findBreaks(root, cart(less), content(now));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ contract: 'services/cart', giver: 'cart 2', taker: 'content 1' });
    expect(found?.change).toContain('openMiniCart');
  });

  test('a new parameter that is asked for is a break', async () => {
    const asks = changed(serviceFile, 'openMiniCart(): void;', 'openMiniCart(why: string): void;');
    expect(await findBreaks(root, cart(asks), content(now))).toMatchObject([{ contract: 'services/cart' }]);
  });

  test('who needs what the live side does not give yet is refused', async () => {
    const more = changed(serviceFile, '  openMiniCart(): void;', '  openMiniCart(): void;\n  clear(): Promise<void>;');
    expect(await findBreaks(root, content(more), cart(now))).toMatchObject([
      { contract: 'services/cart', giver: 'cart 2', taker: 'content 1' },
    ]);
  });

  test('an event may tell something more that need not be there, and nothing that must', async () => {
    const field = 'productId, upc, qty: v.number()';
    const may = changed(eventFile, field, `${field}, note: v.optional(v.string())`);
    const must = changed(eventFile, field, `${field}, note: v.string()`);
    expect(await findBreaks(root, cart(may), content(now))).toEqual([]);
    expect(await findBreaks(root, cart(must), content(now))).toMatchObject([{ contract: 'events/cart' }]);
  });

  test('finds a condition that only the schema knows, whichever of the two is the candidate', async () => {
    const short = changed(eventFile, 'qty: v.number()', 'qty: v.pipe(v.number(), v.maxValue(10))');
    const found = { contract: 'events/cart', giver: 'cart 2', taker: 'content 1' };
    const change = 'cartItemAdded: qty must pass max_value(10), which is not promised';
    expect(await findBreaks(root, content(short), cart(now))).toEqual([{ ...found, change }]);
    expect(await findBreaks(root, cart(now), content(short))).toEqual([{ ...found, change }]);
  });

  test('a call is compared in the direction in which things are sent', async () => {
    const services = (contracts: ContractSet) => party('services', contracts, { offers: ['calls/cart'] });
    const caller = (contracts: ContractSet) => party('cart 2', contracts, { uses: { 'calls/cart': ['removeItem'] } });
    const body = 'body: v.strictObject({ cartId: uuid, itemId: uuid, upc: v.optional(upc) })';
    const more = changed(
      'calls/cart.ts',
      body,
      'body: v.strictObject({ cartId: uuid, itemId: uuid, upc: v.optional(upc), why: v.optional(upc) })',
    );
    const must = changed('calls/cart.ts', body, 'body: v.strictObject({ cartId: uuid, itemId: uuid, upc })');
    expect(await findBreaks(root, services(more), caller(now))).toEqual([]);
    expect(await findBreaks(root, caller(more), services(now))).toMatchObject([
      { change: 'removeItem: body.why is not expected' },
    ]);
    expect(await findBreaks(root, services(must), caller(now))).toMatchObject([
      { change: 'removeItem: body.upc may be missing' },
    ]);
    expect(await findBreaks(root, caller(must), services(now))).toEqual([]);
  });

  test('a contract that changes through what it is made of is seen', async () => {
    const deeper = changed('calls/cart.ts', 'recipeId:', 'recipe:');
    expect((await findBreaks(root, cart(deeper), content(now))).map(({ contract }) => contract)).toContain(
      'services/cart',
    );
  });

  test('finds the remotes that break when a shell removes something from the platform', async () => {
    const less = changed('platform.tsx', '  readonly toasts:', '  readonly notices:');
    const breaks = await findBreaks(root, shell(less), content(now));
    expect(breaks).toMatchObject([{ contract: 'platform', giver: 'shell', taker: 'content 1' }]);
    expect(breaks[0]?.change).toContain('toasts');
  });

  test('a shell that gives more of the platform breaks nobody', async () => {
    const more = changed('platform.tsx', '  readonly toasts:', '  readonly clock: () => number;\n  readonly toasts:');
    expect(await findBreaks(root, shell(more), content(now))).toEqual([]);
  });

  test('what a package uses is read from its sources, without what is a type alone', async () => {
    const used = usedContracts(join(root, 'mfe-content'));
    expect(used['services/cart']).toContain('cartService');
    expect(used.platform).toContain('usePlatform');
    expect(used.platform).not.toContain('Platform');
  });
});

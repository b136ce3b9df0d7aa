import { expect, test } from 'vitest';
import { affectedBy, type WorkspacePackage } from './affected.ts';
import { readTouched, type Touched } from './touched.ts';
import { readWorkspace } from './workspace.ts';

const entry = (name: string, dependencies: string[] = []): WorkspacePackage => ({ name, dependencies });
const workspace = [
  entry('shared-contracts'),
  entry('mfe-cart', ['shared-contracts']),
  entry('mfe-account', ['shared-contracts']),
  entry('sandbox', ['shared-contracts']),
  entry('e2e', ['shared-contracts']),
];
const touched: Touched = {
  cart: ['mfe-cart'],
  purchase: ['mfe-account/sign-in', 'mfe-cart/cart'],
  account: ['mfe-account'],
  registry: [],
  brandNew: undefined,
};

test.each<[string, string[], string[], boolean, string[]]>([
  [
    'a text of one remote',
    ['mfe-cart/src/messages/cart-messages.ts'],
    ['mfe-cart'],
    false,
    ['brandNew', 'cart', 'purchase'],
  ],
  ['a unit test', ['mfe-cart/src/service/quantity.test.ts'], ['mfe-cart'], false, []],
  ['documents alone', ['README.md', 'mfe-cart/README.md', 'docs/teams.md'], [], false, []],
  ['one journey', ['e2e/journeys/pickup.spec.ts'], ['e2e'], false, ['pickup']],
  ['a helper of journeys', ['e2e/src/shopper.ts'], ['e2e'], true, []],
  ['what tests of several packages share', ['sandbox/src/testing/some-card.ts'], ['sandbox'], true, []],
  ['a stand-in', ['sandbox/src/card/card.ts'], ['sandbox'], true, []],
  [
    'a contract and a remote',
    ['shared-contracts/src/money.ts', 'mfe-account/src/profile.tsx'],
    ['e2e', 'mfe-account', 'mfe-cart', 'sandbox', 'shared-contracts'],
    true,
    ['account', 'brandNew', 'purchase'],
  ],
  ['the lock file', ['pnpm-lock.yaml'], workspace.map(({ name }) => name), true, []],
  ['nothing', [], [], false, []],
])('selects what %s can break', (_title, files, packages, usesCoreJourneys, journeys) => {
  expect(affectedBy(files, workspace, touched)).toEqual({ packages, usesCoreJourneys, journeys });
});

test('a text of the cart in this repository affects one package and the journeys that loaded the cart', () => {
  const changed = ['mfe-cart/src/messages/cart-messages.ts'];
  const all = readTouched();
  const { packages, journeys } = affectedBy(changed, readWorkspace(), all);
  expect(packages).toEqual(['mfe-cart']);
  expect(journeys).toEqual(expect.arrayContaining(['cart', 'purchase', 'checkout-changes']));
  expect(journeys).not.toContain('articles');
  expect(journeys.length).toBeLessThan(Object.keys(all).length);
});

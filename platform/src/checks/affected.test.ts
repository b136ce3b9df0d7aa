import { expect, test } from 'vitest';
import { affectedBy, type WorkspacePackage } from './affected.ts';
import { readWorkspace } from './workspace.ts';

const entry = (name: string, dependencies: string[] = [], journeys: string[] = []): WorkspacePackage => ({
  name,
  dependencies,
  journeys,
});
const workspace = [
  entry('shared-contracts'),
  entry('mfe-cart', ['shared-contracts'], ['cart', 'purchase']),
  entry('mfe-account', ['shared-contracts'], ['account']),
  entry('e2e', ['shared-contracts']),
];

test.each([
  ['a text of one remote', ['mfe-cart/src/messages/cart-messages.ts'], ['mfe-cart'], ['cart', 'purchase']],
  ['documents alone', ['README.md', 'mfe-cart/README.md', 'docs/teams.md'], [], []],
  ['one journey', ['e2e/journeys/pickup.spec.ts'], ['e2e'], ['pickup']],
  ['a helper of journeys', ['e2e/src/shopper.ts'], ['e2e'], 'all'],
  [
    'a contract',
    ['shared-contracts/src/money.ts'],
    ['e2e', 'mfe-account', 'mfe-cart', 'shared-contracts'],
    ['account', 'cart', 'purchase'],
  ],
  ['the lock file', ['pnpm-lock.yaml'], ['shared-contracts', 'mfe-cart', 'mfe-account', 'e2e'], 'all'],
  ['nothing', [], [], []],
])('selects what %s can break', (_title, files, packages, journeys) => {
  expect(affectedBy(files, workspace)).toEqual({ packages, journeys });
});

test('a text of the cart in this repository affects one package and its journeys', () => {
  const { packages, journeys } = affectedBy(['mfe-cart/src/messages/cart-messages.ts'], readWorkspace());
  expect(packages).toEqual(['mfe-cart']);
  expect(journeys).toEqual(['cart', 'purchase']);
});

import { expect, test } from 'vitest';
import { offeredModules } from './offered-modules.ts';
import { sharedModules } from './shared-modules.ts';

/** Everything that a remote gets by name. */
const given = Object.entries(offeredModules(sharedModules)).flatMap(([module, parts]) =>
  Object.entries(parts as object).map(([name, value]) => ({ name: `${module} ${name}`, value })),
);

test('gives remotes what they import', () => {
  const names = given.map(({ name }) => name);
  for (const name of [
    'react useState',
    '@emotion/react css',
    'jotai/vanilla atom',
    'shared-contracts/platform usePlatform',
  ])
    expect(names).toContain(name);
});

test('gives nothing by which one remote changes what others see', () => {
  const leading = given.filter(
    ({ name, value }) => /INTERNAL|DefaultStore| _/.test(name) || '_currentValue' in Object(value),
  );
  expect(leading.map(({ name }) => name)).toEqual([]);
});

test('gives the default of an older module without its internals, too', () => {
  const react = { useState: () => 0, __CLIENT_INTERNALS: {} };
  expect(offeredModules({ react: { ...react, default: react } })).toEqual({
    react: { useState: react.useState, default: { useState: react.useState } },
  });
});

test('gives nothing that can be changed', () => {
  const modules = Object.values(offeredModules(sharedModules));
  expect(modules.every((module) => Object.isFrozen(module))).toBe(true);
});

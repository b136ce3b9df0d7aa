import { existsSync } from 'node:fs';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { expect, test } from 'vitest';
import { candidateArguments, candidateCommand, journeysOf, parseCandidateArguments } from './candidate-journeys.ts';

test('the package of the journeys declares a command that exists', () => {
  expect(existsSync(candidateCommand(root))).toBe(true);
});

test.each([{ name: 'cart', version: '1.2.0' }, { name: 'services' }])(
  'reads the arguments it writes for $name',
  (candidate) => {
    const journeys = ['cart', 'purchase'];
    expect(parseCandidateArguments(candidateArguments(journeys, candidate))).toEqual({ journeys, candidate });
  },
);

test('rejects a call without a candidate', () => {
  expect(() => parseCandidateArguments(['purchase'])).toThrow(/Usage/);
});

test('every package that is released lists journeys that exist', () => {
  for (const folder of [...remotePackages, 'shell', 'commerce-api'])
    for (const journey of journeysOf(root, folder))
      expect(existsSync(`${root}/e2e/journeys/${journey}.spec.ts`), `${folder}: ${journey}`).toBe(true);
});

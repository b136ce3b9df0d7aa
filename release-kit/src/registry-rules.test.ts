import fc from 'fast-check';
import type { LiveVersions, RegistryChange } from 'shared-contracts/remote';
import { describe, expect, test } from 'vitest';
import { versionFor } from './canary.ts';
import { applyChange, type Remotes } from './registry-rules.ts';

const remote = 'cart';
const live: Remotes = { cart: { stable: '2.0.0', previous: '1.0.0', canary: { version: '3.0.0', share: 10 } } };
const calm: Remotes = { cart: { stable: '2.0.0', previous: '1.0.0' } };

describe('applying a change to the registry [PLT-07]', () => {
  test.each<[string, Remotes, RegistryChange, LiveVersions]>([
    ['first version', {}, { kind: 'promote', remote, version: '1.0.0' }, { stable: '1.0.0' }],
    ['next version', calm, { kind: 'promote', remote, version: '3.0.0' }, { stable: '3.0.0', previous: '2.0.0' }],
    [
      'canary becomes stable',
      live,
      { kind: 'promote', remote, version: '3.0.0' },
      { stable: '3.0.0', previous: '2.0.0' },
    ],
    [
      'another becomes stable beside a canary',
      live,
      { kind: 'promote', remote, version: '2.5.0' },
      { stable: '2.5.0', previous: '2.0.0', canary: { version: '3.0.0', share: 10 } },
    ],
    [
      'canary',
      calm,
      { kind: 'canary', remote, version: '3.0.0', share: 5 },
      { stable: '2.0.0', previous: '1.0.0', canary: { version: '3.0.0', share: 5 } },
    ],
    ['end of a canary', live, { kind: 'end-canary', remote }, { stable: '2.0.0', previous: '1.0.0' }],
    ['back', live, { kind: 'rollback', remote, version: '1.0.0' }, { stable: '1.0.0' }],
  ])('%s', (_name, before, change, after) => {
    expect(applyChange(before, change)).toEqual({ cart: after });
  });

  test.each<[string, Remotes, RegistryChange, RegExp]>([
    ['what is stable again', calm, { kind: 'promote', remote, version: '2.0.0' }, /stable already/],
    ['a canary of what is stable', calm, { kind: 'canary', remote, version: '2.0.0', share: 5 }, /stable already/],
    ['a canary of nothing', {}, { kind: 'canary', remote, version: '1.0.0', share: 5 }, /promote one first/],
    ['a share of 0', calm, { kind: 'canary', remote, version: '3.0.0', share: 0 }, /1 to 100/],
    ['a share of a half', calm, { kind: 'canary', remote, version: '3.0.0', share: 0.5 }, /1 to 100/],
    ['no canary to end', calm, { kind: 'end-canary', remote }, /has no canary/],
    ['back to what is stable', calm, { kind: 'rollback', remote, version: '2.0.0' }, /stable already/],
  ])('refused: %s', (_name, before, change, message) => {
    expect(() => applyChange(before, change)).toThrow(message);
  });
});

describe('choosing canary visitors [PLT-07]', () => {
  test('gives a visitor the same version each time, and keeps it when the share grows', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 99 }), (visitor, share) => {
        const versions = { stable: '1.0.0', canary: { version: '2.0.0', share } };
        const first = versionFor(remote, versions, visitor);
        expect(versionFor(remote, versions, visitor)).toBe(first);
        const wider = { ...versions, canary: { version: '2.0.0', share: share + 1 } };
        if (first === '2.0.0') expect(versionFor(remote, wider, visitor)).toBe('2.0.0');
      }),
    );
  });

  test('matches the share of visitors, and 100 percent includes everybody', () => {
    const visitors = Array.from({ length: 4000 }, (_, place) => `visitor ${place}`);
    const count = (share: number) =>
      visitors.filter(
        (one) => versionFor(remote, { stable: '1.0.0', canary: { version: '2.0.0', share } }, one) === '2.0.0',
      ).length;
    expect(count(100)).toBe(4000);
    expect(count(10)).toBeGreaterThan(320);
    expect(count(10)).toBeLessThan(480);
  });
});

import { expect, test } from 'vitest';
import { householdOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:0DB8:0001:2:3:4:5:6', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:db8:1:2ff::9', '2001:db8:1:200'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // A caller who has left meanwhile.
  [undefined, 'nobody'],
])('the household of %s is %s [SEC-04]', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test('a household is one, whichever of its 256 networks it uses [SEC-04]', () => {
  const households = Array.from({ length: 512 }, (_, own) =>
    householdOf(`2001:db8:1:${(0x4200 + own).toString(16)}::7`),
  );
  expect([...new Set(households)]).toEqual(['2001:db8:1:4200', '2001:db8:1:4300']);
});

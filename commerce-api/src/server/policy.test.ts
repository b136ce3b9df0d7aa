import { expect, test } from 'vitest';
import { subjectKinds } from '../base/subject.ts';
import { accessLevels, admits } from './policy.ts';

test.each([
  ['anyone', 'GUEST CONSUMER EMPLOYEE ASSOCIATE'],
  ['shopper', 'GUEST CONSUMER EMPLOYEE ASSOCIATE'],
  ['shopper-not-employee', 'GUEST CONSUMER'],
  ['consumer', 'CONSUMER EMPLOYEE'],
  ['consumer-not-employee', 'CONSUMER'],
  ['employee', 'EMPLOYEE'],
  ['associate', 'ASSOCIATE'],
] as const)('a call for %s is open to %s', (access, kinds) => {
  expect(subjectKinds.filter((kind) => admits(access, kind)).join(' ')).toBe(kinds);
});

test('defines no other access level', () => {
  expect(accessLevels).toHaveLength(7);
});

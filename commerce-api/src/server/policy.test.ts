import { expect, test } from 'vitest';
import type { Subject } from '../base/subject.ts';
import { admits, isAccess } from './policy.ts';

const callers: Readonly<Record<string, Pick<Subject, 'kind' | 'roles'>>> = {
  guest: { kind: 'GUEST' },
  consumer: { kind: 'CONSUMER' },
  employee: { kind: 'EMPLOYEE' },
  associate: { kind: 'ASSOCIATE' },
  editor: { kind: 'STAFF', roles: ['editor'] },
  moderator: { kind: 'STAFF', roles: ['moderator'] },
  operator: { kind: 'STAFF', roles: ['operator'] },
  'editor-moderator': { kind: 'STAFF', roles: ['editor', 'moderator'] },
  'staff-without-roles': { kind: 'STAFF', roles: [] },
  // A shopper never has roles; were there some by mistake, they would open nothing.
  'consumer-with-a-role': { kind: 'CONSUMER', roles: ['operator'] },
};

test.each([
  ['shopper', 'guest consumer employee associate consumer-with-a-role'],
  ['shopper-not-employee', 'guest consumer consumer-with-a-role'],
  ['consumer', 'consumer employee consumer-with-a-role'],
  ['consumer-not-employee', 'consumer consumer-with-a-role'],
  ['employee', 'employee'],
  ['associate', 'associate'],
  [{ staff: ['editor'] }, 'editor editor-moderator'],
  [{ staff: ['moderator', 'operator'] }, 'moderator operator editor-moderator'],
] as const)('a call for %o is open to %s', (access, names) => {
  const open = Object.entries(callers).flatMap(([name, caller]) => (admits(access, caller) ? [name] : []));
  expect(open.join(' ')).toBe(names);
});

test('a call for anyone is open to every caller', () => {
  expect(Object.values(callers).every((caller) => admits('anyone', caller))).toBe(true);
});

test.each([undefined, 'everyone', 'toString', { staff: [] }, { staff: ['admin'] }])('%o is no access', (access) => {
  expect(isAccess(access as never)).toBe(false);
});

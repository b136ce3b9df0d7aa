import type { Access } from 'shared-contracts/call';
import { type SubjectKind, subjectKinds } from '../base/subject.ts';

const admitted: Readonly<Record<Exclude<Access, 'anyone'>, readonly SubjectKind[]>> = {
  shopper: subjectKinds,
  'shopper-not-employee': ['GUEST', 'CONSUMER'],
  consumer: ['CONSUMER', 'EMPLOYEE'],
  'consumer-not-employee': ['CONSUMER'],
  employee: ['EMPLOYEE'],
  associate: ['ASSOCIATE'],
};

export const accessLevels = ['anyone', ...Object.keys(admitted)] as readonly Access[];

/** Whether a kind of caller may make a call with this access. */
export function admits(access: Access, kind: SubjectKind): boolean {
  return access === 'anyone' || admitted[access].includes(kind);
}

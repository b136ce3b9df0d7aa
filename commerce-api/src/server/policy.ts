import { type SubjectKind, subjectKinds } from '../base/subject.ts';

/**
 * Who may make a call. In every one but `anyone` the handler sees only what belongs to the token's subject.
 * - `anyone`: no token; the answer does not depend on who asks
 * - `shopper`: whoever has a token, guests included
 * - `shopper-not-employee`: guests and consumers: what they keep is brought along when they sign in
 * - `consumer`: whoever has an account of their own, employees included
 * - `consumer-not-employee`: consumers only: employees have no favourites and no saved-for-later (accounts.md section 6)
 * - `employee`: employees only
 * - `associate`: an employee at work in a store
 */
export type Policy =
  | 'anyone'
  | 'shopper'
  | 'shopper-not-employee'
  | 'consumer'
  | 'consumer-not-employee'
  | 'employee'
  | 'associate';

const admitted: Readonly<Record<Exclude<Policy, 'anyone'>, readonly SubjectKind[]>> = {
  shopper: subjectKinds,
  'shopper-not-employee': ['GUEST', 'CONSUMER'],
  consumer: ['CONSUMER', 'EMPLOYEE'],
  'consumer-not-employee': ['CONSUMER'],
  employee: ['EMPLOYEE'],
  associate: ['ASSOCIATE'],
};

export const policies = ['anyone', ...Object.keys(admitted)] as readonly Policy[];

/** Whether a policy lets a kind of subject make the call. */
export function admits(policy: Policy, kind: SubjectKind): boolean {
  return policy === 'anyone' || admitted[policy].includes(kind);
}

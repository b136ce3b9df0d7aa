import type { ErrorId } from 'shared-contracts/errors/catalogue';
import type { ProductError } from 'shared-contracts/errors/product-error';

/** Personal fields, in sign-up and profile. */
export type PersonField = 'firstName' | 'lastName' | 'email' | 'postalCode' | 'phone' | 'birthDate' | 'password';

const fields: Partial<Record<ErrorId, PersonField>> = {
  AUT439: 'email',
  PRO400: 'email',
  AUT453: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  AUT454: 'password',
  AUT455: 'password',
  FE872: 'password',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};

/** The field an answer concerns; undefined for none. */
export function fieldOfProblem({ id, details }: ProductError): PersonField | undefined {
  const named = details[0]?.field;
  const known = ['firstName', 'lastName', 'postalCode', 'phone', 'birthDate'] as const;
  return fields[id] ?? known.find((name) => name === named);
}

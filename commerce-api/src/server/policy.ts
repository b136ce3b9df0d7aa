import type { Access } from 'shared-contracts/call';
import { staffRoles } from 'shared-contracts/staff-role';
import { type ShopperKind, type Subject, shopperKinds } from '../base/subject.ts';

const admitted: Readonly<Record<Exclude<Access & string, 'anyone'>, readonly ShopperKind[]>> = {
  shopper: shopperKinds,
  'shopper-not-employee': ['GUEST', 'CONSUMER'],
  consumer: ['CONSUMER', 'EMPLOYEE'],
  'consumer-not-employee': ['CONSUMER'],
  employee: ['EMPLOYEE'],
  associate: ['ASSOCIATE'],
};

const accessLevels: readonly unknown[] = ['anyone', ...Object.keys(admitted)];

/** Whether a call declares who may make it. */
export function isAccess(access: Access | undefined): boolean {
  if (typeof access !== 'object') return accessLevels.includes(access);
  return access.staff.length > 0 && access.staff.every((role) => staffRoles.includes(role));
}

/** Whether a caller may make a call with this access. Staff never are shoppers, and shoppers never are staff. */
export function admits(access: Access, { kind, roles = [] }: Pick<Subject, 'kind' | 'roles'>): boolean {
  if (access === 'anyone') return true;
  if (typeof access === 'object') return kind === 'STAFF' && access.staff.some((role) => roles.includes(role));
  return kind !== 'STAFF' && admitted[access].includes(kind);
}

import { sql } from 'kysely';
import type { CountryCode, LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { SubjectKind } from '../base/subject.ts';
import type { Gender, LoyaltyState } from '../database/account-schema.ts';
import type { Db } from '../database/database.ts';

/** An account with its profile data. */
export interface Account {
  readonly subjectId: string;
  readonly kind: SubjectKind;
  readonly email: string;
  readonly passwordHash: string;
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly gender: Gender | null;
  readonly country: CountryCode;
  readonly locale: LocaleId;
  readonly prosumer: 'WRANX' | 'IPA' | null;
  readonly credit: 'athlete' | 'influencer' | null;
  readonly loyalty: LoyaltyState;
  readonly loyaltySince: Date | null;
  readonly memberId: string | null;
  readonly interests: string | null;
  readonly shoeSize: string | null;
  readonly discountTermsAt: Date | null;
  /** Since when nobody can sign in. */
  readonly disabledAt: Date | null;
  readonly notifications: Record<string, string | boolean>;
  readonly source: Record<string, string>;
}

const columns = sql`
  a.subject_id as "subjectId", s.kind, a.email, a.password_hash as "passwordHash", a.phone, a.first_name as "firstName", a.last_name as "lastName",
  a.postal_code as "postalCode", to_char(a.birth_date, 'YYYY-MM-DD') as "birthDate", a.gender, a.country, a.locale, a.prosumer, a.credit,
  a.loyalty, a.loyalty_since as "loyaltySince", a.member_id as "memberId", a.interests, a.shoe_size as "shoeSize",
  a.discount_terms_at as "discountTermsAt", a.disabled_at as "disabledAt", a.notifications, a.source`;

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${columns} from account a join subject s on s.subject_id = a.subject_id where a.email = ${normalizeEmail(email)}`.execute(
    db,
  );
  return rows[0];
}

export async function findAccount(db: Db, subjectId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${columns} from account a join subject s on s.subject_id = a.subject_id where a.subject_id = ${subjectId}`.execute(
    db,
  );
  return rows[0];
}

/** @throws {CallError} PRO404 when the subject has no account */
export async function readAccount(db: Db, subjectId: string): Promise<Account> {
  const account = await findAccount(db, subjectId);
  if (!account) throw new CallError('PRO404');
  return account;
}

/**
 * Locks an account for changes to its dependent data.
 * @throws {CallError} PRO404 when the subject has no account
 */
export async function takeAccount(transaction: Db, subjectId: string): Promise<void> {
  const { rows } =
    await sql`update account set updated_at = now() where subject_id = ${subjectId} returning subject_id`.execute(
      transaction,
    );
  if (rows.length === 0) throw new CallError('PRO404');
}

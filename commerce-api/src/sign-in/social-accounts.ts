import type { Locale } from 'shared-contracts/locale';
import type { SocialPerson } from '../auth/identity-provider.ts';
import { CallError } from '../base/call-error.ts';
import { findAccountByEmail } from '../consumer/accounts.ts';
import { openSocialAccount } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';

async function findLinked(transaction: Db, idp: string, person: SocialPerson): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('social_identity')
    .select('subject_id')
    .where('idp', '=', idp)
    .where('idp_subject', '=', person.subject)
    .executeTakeFirst();
  return row?.subject_id;
}

async function link(transaction: Db, idp: string, person: SocialPerson, subjectId: string): Promise<void> {
  await transaction
    .insertInto('social_identity')
    .values({ idp, idp_subject: person.subject, subject_id: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the account of a person verified by a provider, creating one if needed. An existing account with the same
 * email is linked only when the page is signed in to it, because its creator may have entered another person's email.
 * @param signedInAs the consumer of the page's session
 * @returns its id
 * @throws {CallError} AUT439 when the email has an account that the page is not signed in to
 */
export async function accountOf(
  transaction: Db,
  idp: string,
  person: SocialPerson,
  { signedInAs, locale, now }: { signedInAs: string | undefined; locale: Locale; now: Date },
): Promise<string> {
  const linked = await findLinked(transaction, idp, person);
  if (linked) return linked;
  const known = await findAccountByEmail(transaction, person.email);
  if (known && known.subjectId !== signedInAs) throw new CallError('AUT439');
  const subjectId = known?.subjectId ?? crypto.randomUUID();
  if (!known) await openSocialAccount(transaction, { subjectId, idp, ...person, locale, now });
  await link(transaction, idp, person, subjectId);
  return subjectId;
}

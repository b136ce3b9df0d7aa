import type { LocaleId } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** Emails that greet: a new account, and a new member with the number and the welcome code. */
export type GreetingKind = 'account-opened' | 'membership-begun';

/** Payload of a greeting; the rest is read when it is sent. */
export interface Greeting {
  readonly subjectId: string;
  readonly locale: LocaleId;
}

/** Mails a greeting if the transaction commits. It goes to the account's address, and so also tells who never opened one. */
export const postGreeting = (transaction: Db, kind: GreetingKind, greeting: Greeting): Promise<void> =>
  post(transaction, kind, greeting);

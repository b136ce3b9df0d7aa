import type { LocaleId } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { post } from '../jobs/outbox.ts';

/** Notices to account holders: changes to how they sign in, and to their membership, data, and account. */
export type NoticeKind =
  | 'password-changed'
  | 'password-removed'
  | 'email-requested'
  | 'email-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-mailed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'membership-ended'
  | 'data-copied'
  | 'account-deleted'
  | 'account-idle'
  | 'idle-account-deleted'
  | 'signed-out-by-shop'
  | 'account-disabled'
  | 'account-enabled';

/** Payload of the outbox message for a notice. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly to: string;
  readonly locale: LocaleId;
}

/** Mails a notice if the transaction commits. */
export const postNotice = (transaction: Db, notice: Notice): Promise<void> =>
  post(transaction, 'account-notice', notice);

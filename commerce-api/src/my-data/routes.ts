import { copyData, deleteAccount } from 'shared-contracts/calls/my-data';
import { readAccount } from '../consumer/accounts.ts';
import { postNotice } from '../consumer/notices.ts';
import { checkConfirmation } from '../consumer/presence.ts';
import type { Db } from '../database/database.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { transact } from '../database/transact.ts';
import { documentLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { readCopy } from './copy-data.ts';
import { deleteAccount as deleteAll } from './delete-account.ts';

interface MyDataDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Called when there is mail to send. */
  readonly onMail: () => void;
}

/** Calls by which the owner of an account takes its data along, or deletes it. */
export function myDataRoutes({ db, now, onMail }: MyDataDependencies): Route[] {
  return [
    route(
      copyData,
      async (_input, { subject, locale }) => {
        await checkConfirmation(db, subject, now());
        const { email: to } = await readAccount(db, subject.id);
        // First: it is told of in any case.
        await transact(db, (transaction) => postNotice(transaction, { kind: 'data-copied', to, locale: locale.id }));
        onMail();
        return {
          copiedAt: now().toISOString(),
          parts: await inSnapshot(db, (snapshot) => readCopy(snapshot, subject.id)),
        };
      },
      { limits: documentLimits },
    ),

    route(deleteAccount, async (_input, { subject, locale, log }) => {
      await checkConfirmation(db, subject, now());
      await transact(db, (transaction) =>
        deleteAll(transaction, subject.id, { locale: locale.id, now: now(), notice: 'account-deleted' }),
      );
      log.info({ event: 'account-deleted', subjectId: subject.id }, 'an account was deleted by its owner');
      onMail();
      return {};
    }),
  ];
}

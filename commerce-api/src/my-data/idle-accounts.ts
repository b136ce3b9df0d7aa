import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { postNotice } from '../consumer/notices.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Job } from '../jobs/worker.ts';
import { deleteAccount } from './delete-account.ts';

/** Days without a sign-in and an order after which an account is deleted: three years. */
const IDLE_DAYS = 1096;
/** Days before that on which its holder is told: two months. */
const NOTICE_DAYS = 61;
const AT_ONCE = 200;
const MOST_BATCHES = 20;
const PAUSE_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

type Log = Pick<FastifyBaseLogger, 'error'>;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const hasOrderedSince = (time: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from orders o where o.subject_id = account.subject_id and o.placed_at >= ${time})`;

/** Whether nobody has used an account since a time. Employers end accounts of employees, customer service disabled ones. */
const isIdleSince = (time: Date) => sql<boolean>`(account.used_at < ${time} and account.disabled_at is null
  and exists (select from subject s where s.subject_id = account.subject_id and s.kind = 'CONSUMER')
  and not ${hasOrderedSince(sql`${time}`)})`;

/** Takes back what holders were told who have ordered since, as at a till. A sign-in takes it back itself. */
const forgetNotices = (db: Db) =>
  sql`update account set idle_notice_at = null where idle_notice_at is not null and ${hasOrderedSince(sql`account.idle_notice_at`)}`.execute(
    db,
  );

/** Tells the holders of accounts that will be deleted. @returns how many */
async function warn(db: Db, now: Date): Promise<number> {
  return transact(db, async (transaction) => {
    const { rows } = await sql<{ readonly email: string; readonly locale: LocaleId }>`
      update account set idle_notice_at = ${now} where subject_id in (
        select subject_id from account where idle_notice_at is null and ${isIdleSince(daysBefore(now, IDLE_DAYS - NOTICE_DAYS))}
        order by used_at limit ${AT_ONCE} for no key update skip locked
      ) returning email, locale`.execute(transaction);
    for (const { email: to, locale } of rows) await postNotice(transaction, { kind: 'account-idle', to, locale });
    return rows.length;
  });
}

interface Due {
  readonly subjectId: string;
  readonly locale: LocaleId;
}

/** Deletes an account, unless it is used meanwhile. @returns whether it is gone */
async function end(db: Db, { subjectId, locale }: Due, now: Date): Promise<boolean> {
  try {
    await transact(db, (transaction) =>
      deleteAccount(transaction, subjectId, {
        locale,
        now,
        notice: 'idle-account-deleted',
        only: sql<boolean>`idle_notice_at is not null and ${isIdleSince(daysBefore(now, IDLE_DAYS))}`,
      }),
    );
    return true;
  } catch (error) {
    // Its holder has come back or deleted it, or an order is being placed.
    if (error instanceof CallError) return false;
    throw error;
  }
}

/**
 * Deletes accounts that nobody has signed in to or ordered with for three years, two months after telling their holders.
 * @returns how many were told, and how many deleted
 */
export async function endIdleAccounts(
  db: Db,
  now: Date,
  log: Log,
): Promise<{ readonly told: number; readonly ended: number }> {
  await forgetNotices(db);
  let [told, ended] = [0, 0];
  for (let batch = 0, count = AT_ONCE; count === AT_ONCE && batch < MOST_BATCHES; batch += 1, told += count)
    count = await warn(db, now);
  const { rows } = await sql<Due>`
    select subject_id as "subjectId", locale from account
    where idle_notice_at <= ${daysBefore(now, NOTICE_DAYS)} and ${isIdleSince(daysBefore(now, IDLE_DAYS))}
    order by idle_notice_at limit ${AT_ONCE * MOST_BATCHES}`.execute(db);
  // One that cannot be deleted must not keep the others.
  for (const due of rows)
    if (await end(db, due, now).catch((error: unknown) => log.error({ err: error }, 'an idle account stays')))
      ended += 1;
  return { told, ended };
}

/** Looks for idle accounts every hour. */
export function idleAccountsJob(db: Db, now: () => Date, log: Log): Job {
  let next = 0;
  return {
    name: 'end-idle-accounts',
    run: async () => {
      if (now().getTime() < next) return;
      next = now().getTime() + PAUSE_MS;
      await endIdleAccounts(db, now(), log);
    },
  };
}

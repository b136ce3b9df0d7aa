import { hashPassword } from '../auth/password.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { lockFilling } from './lock-filling.ts';

/** Inserts a demo shop's staff with their authenticator apps, once: what was changed in the shop stays. */
export async function fillStaff(db: Db, { staff, password }: DemoAccounts): Promise<void> {
  const missing = async (at: Db) => {
    const present = await at
      .selectFrom('staff')
      .select('email')
      .where(
        'email',
        'in',
        staff.map(({ email }) => email),
      )
      .execute();
    return staff.filter(({ email }) => !present.some((row) => row.email === email));
  };
  if (staff.length === 0 || (await missing(db)).length === 0) return;
  const passwordHash = await hashPassword(password);
  await transact(db, async (transaction) => {
    await lockFilling(transaction);
    for (const { email, roles, authenticatorKey } of await missing(transaction)) {
      const subjectId = crypto.randomUUID();
      const now = new Date();
      await transaction.insertInto('subject').values({ subject_id: subjectId, kind: 'STAFF' }).execute();
      await transaction
        .insertInto('staff')
        .values({
          subject_id: subjectId,
          email,
          password_hash: passwordHash,
          roles: [...roles],
          is_demo: true,
          invited_at: now,
          deactivated_at: null,
        })
        .execute();
      await transaction
        .insertInto('second_factor')
        .values({ subject_id: subjectId, method: 'app', secret: authenticatorKey, confirmed_at: now })
        .execute();
    }
  });
}

import { disableAccount, enableAccount, findAccount, signOutAccount } from 'shared-contracts/calls/staff-accounts';
import type { Db } from '../database/database.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { staffMailLimit, staffMailLimits, staffSearchLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { actorReader } from '../staff/actor-of.ts';
import { type AccountChange, changeAccount, findByEmail, readOne } from './accounts.ts';
import type { BackOfficeDependencies } from './routes.ts';

/** Calls by which customer service helps with accounts of shoppers: after a theft, or a lost device. */
export function accountRoutes(
  dependencies: Pick<BackOfficeDependencies, 'db' | 'staff' | 'now' | 'onMessage'>,
): Route[] {
  const { db, onMessage } = dependencies;
  const actorOf = actorReader(dependencies);
  const changing = (call: typeof signOutAccount, change: AccountChange): Route =>
    route(
      call,
      async ({ params, body }, context) => {
        const actor = await actorOf(context);
        const { accountId } = params;
        const work = async (transaction: Db) => {
          await changeAccount(transaction, { change, accountId, ...body }, actor);
          return {};
        };
        await changeOnce(db, call.name, { params, body }, context, work, () =>
          context.take([staffMailLimit], accountId),
        );
        onMessage();
        return readOne(db, accountId, actor.now);
      },
      { limits: staffMailLimits },
    );
  return [
    route(
      findAccount,
      async ({ body }, context) => {
        const account = await findByEmail(db, body.email, await actorOf(context));
        return account ? { account } : {};
      },
      { limits: staffSearchLimits },
    ),
    changing(signOutAccount, 'signOut'),
    changing(disableAccount, 'disable'),
    changing(enableAccount, 'enable'),
  ];
}

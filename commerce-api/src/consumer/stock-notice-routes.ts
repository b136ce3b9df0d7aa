import { sql } from 'kysely';
import { requestStockNotice } from 'shared-contracts/calls/products';
import { normalizeEmail } from '../base/normalize-email.ts';
import type { Db } from '../database/database.ts';
import { askForNotice } from '../inventory/stock-notices.ts';
import { lookUpLimits, stockNoticeLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { readAccount } from './accounts.ts';
import { checkEmail } from './sign-up.ts';

/** Asking for a notice asks for notices again. */
const wantNotices = (db: Db, subjectId: string) =>
  sql`update account set notifications = notifications || '{"backInStock": true}' where subject_id = ${subjectId}`.execute(
    db,
  );

/** Calls for goods that are not in stock. */
export function stockNoticeRoutes({ db, now }: { readonly db: Db; readonly now: () => Date }): Route[] {
  return [
    route(
      requestStockNotice,
      async ({ body }, { subject, locale, take }) => {
        const hasAccount = subject.kind === 'CONSUMER' || subject.kind === 'EMPLOYEE';
        const own = body.email === undefined && hasAccount ? await readAccount(db, subject.id) : undefined;
        const email = (body.email ?? own?.email ?? '').trim();
        checkEmail(email);
        await take([own ? stockNoticeLimits.own : stockNoticeLimits.typed], normalizeEmail(email));
        if (own?.notifications.backInStock === false) await wantNotices(db, subject.id);
        const wish = { upc: body.upc, email: normalizeEmail(email), locale: locale.id };
        return { available: await askForNotice(db, wish, locale.country, now()) };
      },
      { limits: lookUpLimits },
    ),
  ];
}

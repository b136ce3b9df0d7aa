import { requestStockNotice } from 'shared-contracts/calls/products';
import { warehouseOf } from '../base/market.ts';
import { normalizeEmail, readAccount } from '../consumer/accounts.ts';
import { checkEmail } from '../consumer/sign-up.ts';
import type { Db } from '../database/database.ts';
import { lookUpLimits } from '../server/rate-limit.ts';
import { type Route, route } from '../server/route.ts';
import { askForNotice } from './stock-notices.ts';

/** Calls for goods that are not in stock. */
export function noticeRoutes({ db, now }: { readonly db: Db; readonly now: () => Date }): Route[] {
  return [
    route(
      requestStockNotice,
      async ({ body }, { subject, locale }) => {
        const hasAccount = subject.kind === 'CONSUMER' || subject.kind === 'EMPLOYEE';
        const own = body.email === undefined && hasAccount ? await readAccount(db, subject.id) : undefined;
        const email = (body.email ?? own?.email ?? '').trim();
        checkEmail(email);
        const wish = { upc: body.upc, email: normalizeEmail(email), locale: locale.id };
        return { available: await askForNotice(db, wish, warehouseOf(locale.country), now()) };
      },
      { limits: lookUpLimits },
    ),
  ];
}

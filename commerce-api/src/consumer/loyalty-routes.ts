import {
  confirmLoyalty,
  getLoyaltyToken,
  getLoyaltyVouchers,
  getPointsHistory,
  getWelcomePromotion,
} from 'shared-contracts/calls/consumer-wallet';
import { useLink } from '../auth/mailed-links.ts';
import { signMemberToken } from '../auth/member-token.ts';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { qrCode } from '../documents/qr-code.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import { personalAccount } from '../ledger/accounts.ts';
import { minorUnitsPerPoint } from '../ledger/points.ts';
import { readPointsHistory } from '../ledger/points-history.ts';
import { readMarkets, vouchersOf } from '../market/markets.ts';
import { pendingPointsOf, readPendingOrders } from '../order/pending-orders.ts';
import { signInLimits } from '../server/rate-limit.ts';
import { type CallContext, type Route, route } from '../server/route.ts';
import { type Account, readAccount } from './accounts.ts';
import type { ConsumerDependencies } from './dependencies.ts';
import { postGreeting } from './greetings.ts';
import { welcomeCode } from './memberships.ts';

/** Lifetime of a loyalty token in seconds. */
const TOKEN_SECONDS = 900;
const MOST_PENDING_ORDERS = 20;

type Member = Account & { readonly memberId: string };

/**
 * Returns the calling member.
 * @throws {CallError} REW401 when not signed in, REW130 for non-members, REW135 for unconfirmed members
 */
async function readMember(db: Db, { subject }: CallContext): Promise<Member> {
  if (subject.kind !== 'CONSUMER' && subject.kind !== 'EMPLOYEE') throw new CallError('REW401');
  const account = await readAccount(db, subject.id);
  if (account.loyalty === 'unconfirmed') throw new CallError('REW135');
  if (account.loyalty === 'none') throw new CallError('REW130');
  if (!account.memberId) throw new CallError('4044');
  return { ...account, memberId: account.memberId };
}

/** Stores a referral once, if the inviting member exists and is another person. */
async function keepReferral(transaction: Db, { subjectId, memberId }: Member, code: string | undefined): Promise<void> {
  if (!code || code === memberId) return;
  await transaction
    .updateTable('account')
    .set({ referred_by: code })
    .where('subject_id', '=', subjectId)
    .where('referred_by', 'is', null)
    .where((where) =>
      where.exists(where.selectFrom('account as other').select('other.subject_id').where('other.member_id', '=', code)),
    )
    .execute();
}

/** Loyalty programme calls: points, vouchers and membership. */
export function loyaltyRoutes({ db, keys, links, now }: ConsumerDependencies): Route[] {
  return [
    route(getLoyaltyVouchers, async (_input, context) => {
      const { locale, subject } = context;
      const { memberId } = await readMember(db, context);
      const market = (await readMarkets(db)).get(locale.country);
      const points = (await personalAccount(db, subject.id, 'POINTS', 'POINTS'))?.balance ?? 0;
      return {
        currentLoyaltyPoints: points,
        pendingPoints: await pendingPointsOf(db, subject.id),
        pointsValue: points * minorUnitsPerPoint,
        currency: locale.currency,
        applicableLoyaltyVouchers: vouchersOf(market).map((voucher) => ({
          points: voucher.points,
          amountInCurrency: voucher.amount,
          available: true,
          eligible: points >= voucher.points,
        })),
        memberCode: qrCode(memberId),
      };
    }),

    route(getPointsHistory, async ({ query: { start, count } }, context) => {
      const { subjectId } = await readMember(db, context);
      const history = await readPointsHistory(db, subjectId, { start, count });
      const pending = start > 0 ? [] : await readPendingOrders(db, subjectId, MOST_PENDING_ORDERS);
      return { ...history, start, pending };
    }),

    route(getLoyaltyToken, async ({ body }, context) => {
      const member = await readMember(db, context);
      if (body.usid !== context.subject.id) throw new CallError('AUT498');
      await changeOnce(db, getLoyaltyToken.name, body, context, async (transaction) => {
        await keepReferral(transaction, member, body.referralCode);
        return {};
      });
      const loyaltyToken = await signMemberToken(keys, member.memberId, TOKEN_SECONDS);
      return { loyaltyToken, memberId: member.memberId, expiresIn: TOKEN_SECONDS };
    }),

    route(getWelcomePromotion, async (_input, context) => {
      const { subjectId } = await readMember(db, context);
      const welcome = await welcomeCode(db, subjectId);
      if (!welcome) throw new CallError('4044');
      return welcome;
    }),

    route(
      confirmLoyalty,
      async ({ body }, context) => {
        const linkId = await links.read(body.token);
        return changeOnce(db, confirmLoyalty.name, { linkId }, context, async (transaction) => {
          const { subjectId } = await useLink(transaction, linkId, 'loyalty', now());
          const row = await transaction
            .updateTable('account')
            .set({ loyalty: 'member' })
            .where('subject_id', '=', subjectId)
            .where('loyalty', '=', 'unconfirmed')
            .returning('member_id')
            .executeTakeFirst();
          if (!row?.member_id) throw new CallError('AUT402');
          await postGreeting(transaction, 'membership-begun', { subjectId, locale: context.locale.id });
          return { memberId: row.member_id };
        });
      },
      { limits: signInLimits },
    ),
  ];
}

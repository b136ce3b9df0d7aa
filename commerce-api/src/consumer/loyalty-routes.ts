import {
  confirmLoyalty,
  getLoyaltyToken,
  getLoyaltyVouchers,
  getPointsHistory,
  getWelcomePromotion,
} from 'shared-contracts/calls/consumer-wallet';
import { getInvitation, getInvitations } from 'shared-contracts/calls/invitations';
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
import { findInvitation, followInvitation, readInvitations } from './invitations.ts';
import { welcomeCode } from './memberships.ts';

/** Lifetime of a loyalty token in seconds. */
const TOKEN_SECONDS = 900;
const MOST_PENDING_ORDERS = 20;

type Member = Account & { readonly memberId: string };

/**
 * Returns the calling account if it has joined, confirmed or not.
 * @throws {CallError} REW401 when not signed in, REW130 for non-members
 */
async function readJoined(db: Db, { subject }: CallContext): Promise<Account> {
  if (subject.kind !== 'CONSUMER' && subject.kind !== 'EMPLOYEE') throw new CallError('REW401');
  const account = await readAccount(db, subject.id);
  if (account.loyalty === 'none') throw new CallError('REW130');
  return account;
}

/** @throws {CallError} REW135 for unconfirmed members, 4044 for one without a number */
function confirmed(account: Account): Member {
  if (account.loyalty === 'unconfirmed') throw new CallError('REW135');
  if (!account.memberId) throw new CallError('4044');
  return { ...account, memberId: account.memberId };
}

/**
 * Returns the calling member.
 * @throws {CallError} REW401 when not signed in, REW130 for non-members, REW135 for unconfirmed members
 */
const readMember = async (db: Db, context: CallContext): Promise<Member> => confirmed(await readJoined(db, context));

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
      const joined = await readJoined(db, context);
      const { subjectId } = joined;
      if (body.usid !== subjectId) throw new CallError('AUT498');
      await changeOnce(db, getLoyaltyToken.name, body, context, async (transaction) => {
        const { referralCode: code } = body;
        if (code) await followInvitation(transaction, { code, subjectId, locale: context.locale, now: now() });
        return {};
      });
      // The invitation waits with who has to open the mailed link first, on whatever device that happens.
      const { memberId } = confirmed(joined);
      const loyaltyToken = await signMemberToken(keys, memberId, TOKEN_SECONDS);
      return { loyaltyToken, memberId, expiresIn: TOKEN_SECONDS };
    }),

    route(getInvitations, async (_input, context) => {
      const { subjectId } = await readMember(db, context);
      return readInvitations(db, subjectId, context.locale);
    }),

    route(getInvitation, async ({ params }, { subject, locale }) => {
      const invitation = await findInvitation(db, params.code, { subjectId: subject.id, locale });
      if (!invitation) throw new CallError('4044');
      return invitation;
    }),

    route(getWelcomePromotion, async (_input, context) => {
      const { subjectId } = await readMember(db, context);
      const welcome = await welcomeCode(db, subjectId);
      if (!welcome) throw new CallError('4044');
      return { ...welcome, name: welcome.name[context.locale.language] };
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

import { sql } from 'kysely';
import { getPurchase, type Order } from 'shared-contracts/calls/checkout';
import { enrolConsumer, getConsumer, updateNotifications } from 'shared-contracts/calls/consumer';
import { confirmLoyalty, getLoyaltyToken, getPointsHistory } from 'shared-contracts/calls/consumer-wallet';
import { getInvitation, getInvitations, type InvitationOffer } from 'shared-contracts/calls/invitations';
import { deleteAccount } from 'shared-contracts/calls/my-data';
import { returnLabel } from 'shared-contracts/calls/orders';
import { locales } from 'shared-contracts/locale';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LinkTokens, makeLink } from '../src/auth/mailed-links.ts';
import { followInvitation } from '../src/consumer/invitations.ts';
import { leaveLoyalty } from '../src/consumer/memberships.ts';
import { transact } from '../src/database/transact.ts';
import { lockAccounts, personalAccount } from '../src/ledger/accounts.ts';
import { creditPoints } from '../src/order/earnings.ts';
import { rewardInvitation, waitingInviter } from '../src/order/invitation-rewards.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { agentLoginAs, confirmByPassword, inLocale, newConsumer, type SignedIn } from './people.ts';
import { reportedTime } from './reported-time.ts';
import { openShop, type Sellable, type Shop, type Shopper } from './shop.ts';

describe.each(engines)('invitations on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  let offer: InvitationOffer;
  const time = reportedTime();
  beforeAll(async () => {
    shop = await openShop(engine, { now: () => time.now() });
    [goods] = (await shop.sellable(1, 100)) as [Sellable];
    const { rows } = await sql<InvitationOffer>`
      select cast(rules->'invitations'->'points' as integer) as points, cast(rules->'invitations'->'points' as integer) as worth, 'USD' as currency,
        cast(rules->'invitations'->'leastAmount' as integer) as "leastAmount" from market where market_id = 'US'`.execute(
      shop.db,
    );
    offer = rows[0]!;
  });
  afterAll(() => shop.close());
  beforeEach(() => time.reset());

  const enrol = (who: Shopper, optin = true) =>
    who.ok(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin }] } });
  const newMember = async (change: Parameters<typeof newConsumer>[1] = {}) => {
    const who = await newConsumer(shop, change);
    await enrol(who);
    return who;
  };
  const invitations = (who: Shopper) => who.ok(getInvitations, {});
  const codeOf = async (who: Shopper) => (await invitations(who)).code;
  const follow = (who: Shopper, referralCode: string) =>
    who.call(getLoyaltyToken, { body: { usid: who.id, referralCode } });
  /** A new member who has followed the invitation of another. */
  const invitedBy = async (inviter: Shopper) => {
    const who = await newMember();
    expect((await follow(who, await codeOf(inviter))).status).toBe(200);
    return who;
  };
  /** Buys goods for at least what an invitation asks for. */
  const buy = (who: Shopper, qty = 4): Promise<Order> => shop.buy(who, [{ ...goods, qty }]);
  const keep = async (...orders: readonly Order[]) => {
    for (const order of orders) await time.deliver(shop, order);
    await creditPoints(shop.db, time.now((orders[0]!.returnDays ?? 0) + 3));
  };
  const rewards = async (who: Shopper) =>
    (await who.ok(getPointsHistory, {})).changes.flatMap(({ kind, points }) => (kind === 'invitation' ? [points] : []));
  const mailsAbout = async ({ email }: SignedIn) =>
    (await caughtMails(shop, email)).filter(
      ({ subject }) => subject === `${offer.points.toLocaleString()} points for an invitation`,
    );
  const waitingMails = () =>
    shop.db
      .selectFrom('outbox')
      .select('outbox_id')
      .where('kind', '=', 'invitation-rewarded')
      .where('sent_at', 'is', null)
      .execute();
  const lockWaits = async () => {
    const { rows } = await sql<{ readonly waiting: number }>`
      select cast(count(*) as integer) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows[0]!.waiting;
  };
  const rule = () => ({ points: offer.points, leastAmount: offer.leastAmount, mostPerYear: 10 });
  const setRule = async (rule: object | null): Promise<void> => {
    await sql`update market set rules = rules || jsonb_build_object('invitations', cast(${JSON.stringify(rule)} as jsonb))
      where market_id = 'US'`.execute(shop.db);
  };

  test('bring both points, once the new member keeps enough of an order, and mail both [ACC-12]', async () => {
    const inviter = await newMember();
    const { code, ...before } = await invitations(inviter);
    expect(before).toEqual({ offer: { ...offer, mostPerYear: 10 }, accepted: 0, rewarded: 0 });
    expect(await codeOf(inviter)).toBe(code);
    const guest = await shop.guest();
    expect(await guest.ok(getInvitation, { params: { code } })).toEqual({ ...offer, isForYou: true });
    const invited = await invitedBy(inviter);
    expect(await invitations(inviter)).toMatchObject({ accepted: 1, rewarded: 0 });
    expect((await invitations(invited)).followed).toEqual({ ...offer, isRewarded: false });
    const order = await buy(invited);
    await creditPoints(shop.db, time.now(1));
    expect(await rewards(inviter)).toEqual([]);
    await keep(order);
    await keep(await buy(invited));
    for (const who of [inviter, invited]) {
      expect(await rewards(who)).toEqual([offer.points]);
      await expect.poll(async () => (await mailsAbout(who)).length).toBe(1);
    }
    expect(await invitations(inviter)).toMatchObject({ accepted: 1, rewarded: 1 });
    expect((await invitations(invited)).followed).toEqual({ ...offer, isRewarded: true });
    expect((await mailsAbout(inviter))[0]?.text).toContain('Somebody you invited');
    expect((await mailsAbout(invited))[0]?.text).toContain('You were invited');
    expect(await personalAccount(shop.db, inviter.id, 'POINTS', 'POINTS')).toMatchObject({ balance: offer.points });
  });

  test('wait while too little is kept, whatever was sent back [ACC-12]', async () => {
    const inviter = await newMember();
    const invited = await invitedBy(inviter);
    const order = await buy(invited);
    await time.deliver(shop, order);
    const [line] = (await invited.ok(getPurchase, { params: { orderId: order.orderNumber } })).items;
    const unit = line!.priceAfterOrderDiscount / 4;
    const kept = Math.ceil(offer.leastAmount / unit) - 1;
    expect(kept).toBeLessThan(4);
    await invited.ok(returnLabel, {
      params: { orderId: order.orderNumber },
      body: { lines: [{ itemId: line!.id, qty: 4 - kept, reason: 'too-small' }] },
    });
    await creditPoints(shop.db, time.now((order.returnDays ?? 0) + 3));
    expect([await rewards(inviter), await rewards(invited)]).toEqual([[], []]);
    await keep(await buy(invited));
    expect([await rewards(inviter), await rewards(invited)]).toEqual([[offer.points], [offer.points]]);
  });

  test('are rewarded once, though two orders are settled at the same time', async () => {
    const inviter = await newMember();
    const invited = await invitedBy(inviter);
    const { id: accountId } = (await personalAccount(shop.db, invited.id, 'POINTS', 'POINTS'))!;
    const settle = () =>
      transact(shop.db, async (transaction) => {
        const waiting = await waitingInviter(transaction, invited.id);
        await lockAccounts(transaction, [accountId, ...(waiting ? [waiting.accountId] : [])]);
        return rewardInvitation(transaction, {
          invited: { subjectId: invited.id, locale: 'en-us', accountId },
          inviter: waiting,
          amount: offer.leastAmount,
          currency: 'USD',
          now: time.now(),
        });
      });
    const settled = await Promise.all([settle(), settle()]);
    expect(settled.flatMap((one) => one?.points ?? [])).toEqual([offer.points]);
    expect([await rewards(inviter), await rewards(invited)]).toEqual([[offer.points], [offer.points]]);
  });

  test('are kept for somebody who has yet to open the mailed link [ACC-04] [ACC-12]', async () => {
    const inviter = await newMember();
    const german = await newConsumer(shop, { postalCode: '80331' }, 'de-de');
    const inGerman = inLocale(german, 'de-de');
    await enrol(inGerman);
    expect((await follow(inGerman, await codeOf(inviter))).error?.errorId).toBe('REW135');
    expect(await invitations(inviter)).toMatchObject({ accepted: 1 });
    const linkId = await makeLink(shop.db, { subjectId: german.id, purpose: 'loyalty', now: time.now() });
    await inGerman.ok(confirmLoyalty, { body: { token: await new LinkTokens(shop.keys).sign(linkId) } });
    expect((await invitations(inGerman)).followed).toMatchObject({ currency: 'EUR', isRewarded: false });
    // What the order is worth is compared in the currency that was promised.
    await keep(await buy(german));
    expect([await rewards(inviter), await rewards(german)]).toEqual([[], []]);
  });

  test.each<readonly [string, (inviter: SignedIn) => Promise<readonly [SignedIn, string]>]>([
    ['who invites themselves', async (inviter) => [inviter, await codeOf(inviter)]],
    ['an unknown code', async () => [await newMember(), '0123456789ab']],
    [
      'the number of a member',
      async (inviter) => {
        const { memberId = '' } = await inviter.ok(getConsumer, {});
        expect(memberId).toMatch(/-/);
        return [await newMember(), memberId];
      },
    ],
    [
      'another address of the same mailbox',
      async (inviter) => [await newMember({ email: inviter.email.replace('@', '+friend@') }), await codeOf(inviter)],
    ],
    [
      'who was there before',
      async () => {
        const earlier = await newMember();
        return [earlier, await codeOf(await newMember())];
      },
    ],
    [
      'who has bought already',
      async (inviter) => {
        const buyer = await newMember();
        await buy(buyer, 1);
        return [buyer, await codeOf(inviter)];
      },
    ],
    [
      'the code of an employee',
      async () => {
        const { id } = await agentLoginAs(shop, 'emil@demo.example');
        const code = 'of-an-employee';
        await shop.db
          .updateTable('account')
          .set({ loyalty: 'member', invitation_code: code })
          .where('subject_id', '=', id)
          .execute();
        return [await newMember(), code];
      },
    ],
    [
      'the code of who has left',
      async (inviter) => {
        const code = await codeOf(inviter);
        await enrol(inviter, false);
        return [await newMember(), code];
      },
    ],
    [
      'the code of a disabled account',
      async (inviter) => {
        const code = await codeOf(inviter);
        await shop.db
          .updateTable('account')
          .set({ disabled_at: time.now() })
          .where('subject_id', '=', inviter.id)
          .execute();
        return [await newMember(), code];
      },
    ],
  ])('bring nothing to %s, and say so before', async (_case, given) => {
    const [who, code] = await given(await newMember());
    const { body, error } = await who.call(getInvitation, { params: { code } });
    expect(error?.errorId ?? body?.isForYou).toBe(body ? false : '4044');
    expect((await follow(who, code)).status).toBe(200);
    expect(await invitations(who)).not.toHaveProperty('followed');
  });

  test('count by the first code alone', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const invited = await invitedBy(first);
    await follow(invited, await codeOf(second));
    expect([(await invitations(first)).accepted, (await invitations(second)).accepted]).toEqual([1, 0]);
  });

  test('bring who invited nothing after leaving or deleting the account, and the new member the promise', async () => {
    const [leaver, gone] = [await newMember(), await newMember()];
    const codes = [await codeOf(leaver), await codeOf(gone)];
    const [first, second] = [await invitedBy(leaver), await invitedBy(gone)];
    await enrol(leaver, false);
    await confirmByPassword(gone);
    await gone.ok(deleteAccount, {});
    const guest = await shop.guest();
    for (const code of codes)
      expect((await guest.call(getInvitation, { params: { code } })).error?.errorId).toBe('4044');
    await enrol(leaver);
    await keep(await buy(first), await buy(second));
    expect([await rewards(leaver), await rewards(first), await rewards(second)]).toEqual([
      [],
      [offer.points],
      [offer.points],
    ]);
    expect(await invitations(leaver)).toMatchObject({ accepted: 0, rewarded: 0 });
  });

  test.each([
    [
      'is disabled',
      ({ id }: SignedIn) =>
        shop.db.updateTable('account').set({ disabled_at: time.now() }).where('subject_id', '=', id).execute(),
    ],
    [
      'works for the shop',
      ({ id }: SignedIn) =>
        shop.db.updateTable('subject').set({ kind: 'EMPLOYEE' }).where('subject_id', '=', id).execute(),
    ],
  ])('bring who invited nothing who meanwhile %s', async (_case, change) => {
    const inviter = await newMember();
    const invited = await invitedBy(inviter);
    await change(inviter);
    await keep(await buy(invited));
    const balanceOf = async ({ id }: SignedIn) => (await personalAccount(shop.db, id, 'POINTS', 'POINTS'))?.balance;
    expect(await balanceOf(inviter)).toBe(0);
    expect(await rewards(invited)).toEqual([offer.points]);
  });

  test('bring who invited points as often in a year as the market allows, and each new member theirs', async () => {
    await setRule({ ...rule(), mostPerYear: 1 });
    const inviter = await newMember();
    const friends = [await invitedBy(inviter), await invitedBy(inviter)];
    for (const friend of friends) await keep(await buy(friend));
    expect(await invitations(inviter)).toMatchObject({ accepted: 2, rewarded: 1 });
    const late = await invitedBy(inviter);
    await time.deliver(shop, await buy(late));
    await creditPoints(shop.db, time.now(500));
    for (const friend of [...friends, late]) expect(await rewards(friend)).toEqual([offer.points]);
    // Both in one list, whose entries have other moments.
    const got = (await rewards(inviter)).reduce((sum, points) => sum + points, 0);
    expect(got).toBe(2 * offer.points);
    await setRule(rule());
  });

  test('count for the year though the friend is gone, or who invited has joined anew', async () => {
    await setRule({ ...rule(), mostPerYear: 1 });
    const inviter = await newMember();
    const friend = await invitedBy(inviter);
    await keep(await buy(friend));
    await confirmByPassword(friend);
    await friend.ok(deleteAccount, {});
    expect(await invitations(inviter)).toMatchObject({ accepted: 1, rewarded: 1 });
    await confirmByPassword(inviter);
    await enrol(inviter, false);
    await enrol(inviter);
    await keep(await buy(await invitedBy(inviter)));
    expect(await invitations(inviter)).toMatchObject({ rewarded: 1 });
    await setRule(rule());
  });

  test('are for somebody who has ordered as a guest before, and stay with whoever has followed one', async () => {
    const inviter = await newMember();
    const code = await codeOf(inviter);
    const friend = await newMember();
    const { orderNumber } = await buy(friend, 1);
    const before = new Date(Date.now() - 3_600_000);
    await shop.db.updateTable('orders').set({ placed_at: before }).where('order_number', '=', orderNumber).execute();
    expect(await friend.ok(getInvitation, { params: { code } })).toMatchObject({ isForYou: true });
    await follow(friend, code);
    await buy(friend, 1);
    expect(await friend.ok(getInvitation, { params: { code } })).toMatchObject({ isForYou: true });
    expect((await invitations(friend)).followed).toMatchObject({ isRewarded: false });
    // Leaving ends it.
    await enrol(friend, false);
    await enrol(friend);
    expect(await invitations(friend)).not.toHaveProperty('followed');
    expect(await friend.ok(getInvitation, { params: { code } })).toMatchObject({ isForYou: false });
  });

  // Only there two transactions run at the same time.
  if (engine === 'postgres')
    test('are not followed while who invited leaves', async () => {
      const inviter = await newMember();
      const code = await codeOf(inviter);
      const friend = await newMember();
      const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
      const { promise: hasLeft, resolve: left } = Promise.withResolvers<void>();
      const leaving = shop.db.transaction().execute(async (transaction) => {
        await leaveLoyalty(transaction, inviter.id, time.now());
        left();
        await mayCommit;
      });
      await hasLeft;
      const following = shop.db
        .transaction()
        .execute((transaction) =>
          followInvitation(transaction, { code, subjectId: friend.id, locale: locales['en-us'], now: time.now() }),
        );
      await expect.poll(lockWaits).toBeGreaterThan(0);
      commit();
      await Promise.all([leaving, following]);
      expect(await invitations(friend)).not.toHaveProperty('followed');
    });

  test('are mailed to nobody who does not want to hear of points [ACC-15]', async () => {
    const inviter = await newMember();
    await inviter.ok(updateNotifications, { body: { rewards: false } });
    const invited = await invitedBy(inviter);
    await keep(await buy(invited));
    await expect.poll(async () => (await mailsAbout(invited)).length).toBe(1);
    await expect.poll(waitingMails).toEqual([]);
    expect(await rewards(inviter)).toEqual([offer.points]);
    expect(await mailsAbout(inviter)).toEqual([]);
  });

  test('bring what they promised when they were followed, and nothing where the market has ended them', async () => {
    const inviter = await newMember();
    const code = await codeOf(inviter);
    const invited = await invitedBy(inviter);
    await setRule(null);
    expect(await invitations(inviter)).toEqual({ code, accepted: 1, rewarded: 0 });
    expect((await (await shop.guest()).call(getInvitation, { params: { code } })).error?.errorId).toBe('4044');
    const late = await newMember();
    await follow(late, code);
    expect(await invitations(late)).not.toHaveProperty('followed');
    await keep(await buy(invited), await buy(late));
    expect([await rewards(invited), await rewards(late), await rewards(inviter)]).toEqual([
      [offer.points],
      [],
      [offer.points],
    ]);
    await setRule(rule());
  });
});

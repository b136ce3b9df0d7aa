import { sql } from 'kysely';
import { signIn, signUp } from 'shared-contracts/calls/auth';
import { trackOrder } from 'shared-contracts/calls/checkout';
import { addAddress, addSubscription, enrolConsumer, getConsumer } from 'shared-contracts/calls/consumer';
import { openWarrantyCase } from 'shared-contracts/calls/consumer-service';
import { addInstrument } from 'shared-contracts/calls/consumer-wallet';
import { addFavorite, getSharedFavorites, shareFavorites } from 'shared-contracts/calls/favorites';
import { copyData, deleteAccount } from 'shared-contracts/calls/my-data';
import { getProductDetails } from 'shared-contracts/calls/products';
import { askQuestion } from 'shared-contracts/calls/questions';
import { writeReview } from 'shared-contracts/calls/reviews';
import { shareCart } from 'shared-contracts/calls/shared-cart';
import { decideText } from 'shared-contracts/calls/text-moderation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdUnits, releaseExpired } from '../src/inventory/holds.ts';
import { post } from '../src/jobs/outbox.ts';
import { personalAccount } from '../src/ledger/accounts.ts';
import { post as postEntry } from '../src/ledger/entries.ts';
import { besides, type Holding, holdings } from '../src/my-data/holdings.ts';
import { caughtMails } from './caught-mails.ts';
import { engines } from './databases.ts';
import { issueGiftCard } from './gift-cards.ts';
import {
  agentLoginAs,
  confirmByPassword,
  demoPassword,
  grantTo,
  newConsumer,
  pkce,
  redeem,
  type SignedIn,
  signInAs,
  signUpForm,
} from './people.ts';
import { cards, openShop, type Sellable, type Shop, seattle, tokenise } from './shop.ts';
import { signInStaff } from './staff.ts';
import { testClock } from './test-clock.ts';

describe.each(engines)('the data of an account on %s', (engine) => {
  let shop: Shop;
  let goods: Sellable;
  const clock = testClock();
  beforeAll(async () => {
    shop = await openShop(engine, { now: clock.now });
    [goods] = (await shop.sellable()) as [Sellable];
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.reset());

  const remove = async (who: SignedIn) => {
    await confirmByPassword(who);
    return who.call(deleteAccount, {});
  };
  const copy = async (who: SignedIn) => {
    await confirmByPassword(who);
    return (await who.ok(copyData, { body: {} })).parts;
  };
  const proveMailbox = ({ id }: SignedIn) =>
    shop.db.updateTable('account').set({ mailbox_proven_at: clock.now() }).where('subject_id', '=', id).execute();

  const subjectsTo = async ({ email }: SignedIn) => (await caughtMails(shop, email)).map(({ subject }) => subject);

  /** Asks to be told when the goods are back. */
  const wishFor = ({ email }: SignedIn) =>
    shop.db
      .insertInto('stock_notice')
      .values({ upc: goods.upc, email, locale: 'en-us', location_id: 'W-US', asked_at: clock.now() })
      .execute();

  /** A member who has used the shop in every way that a page offers. */
  const regular = async () => {
    const who = await newConsumer(shop);
    await proveMailbox(who);
    await who.ok(enrolConsumer, { body: { enrollments: [{ type: 'Loyalty', optin: true }] } });
    await who.ok(addAddress, { body: { address: { ...seattle, approachType: 'S' } } });
    await who.ok(addSubscription, { body: { channel: 'email', optin: true } });
    await who.ok(addInstrument, { body: { type: 'CREDIT_CARD', token: await tokenise(cards.approve) } });
    const { favoriteId } = await who.ok(addFavorite, { body: { id: goods.productId, qty: 1, itemType: 'product' } });
    const { shareToken } = await who.ok(shareFavorites, { params: { favoriteId }, body: {} });
    const params = { productId: goods.productId };
    const { reviewId } = await who.ok(writeReview, {
      params,
      body: { score: 5, title: 'Good', body: 'Warm and quiet.', nickname: 'Ines' },
    });
    await who.ok(askQuestion, { params, body: { body: 'Is it warm?', nickname: 'Ines' } });
    const order = await shop.buy(who, [goods]);
    await who.ok(openWarrantyCase, {
      body: { firstName: 'Mara', lastName: 'Lindqvist', email: who.email, product: 'Jacket', description: 'Torn.' },
    });
    const cart = await shop.readyCart(who, [goods]);
    await who.ok(shareCart, { params: { basketId: cart.basketId }, body: {} });
    return { who, order, shareToken, reviewId, cart };
  };

  const countOf = async ({ table, of }: Holding, { id: subjectId, email }: SignedIn): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select cast(count(*) as integer) as n from ${sql.table(table)} where ${of({ subjectId, email, hasMailbox: true })}`.execute(
      shop.db,
    );
    return rows[0]!.n;
  };
  const filled = async (who: SignedIn, wanted = holdings) => {
    const counts = await Promise.all(
      wanted.map(async (holding) => ((await countOf(holding, who)) > 0 ? holding.table : '')),
    );
    return counts.filter(Boolean);
  };

  test('has a place in the list of holdings, whichever table keeps it', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
        and (c.column_name ~ '(subject|owner|customer|actor|employee_account|invited|inviter)_id$' or c.column_name in ('email', 'phone', 'opened_by')
          or c.column_name = 'account_id' and c.table_name in ('review', 'question', 'answer', 'ledger_account'))
      order by 1`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(40);
    const known = new Set([...holdings.map(({ table }) => table), ...Object.keys(besides)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    const tables = new Set(rows.map(({ name }) => name));
    expect(Object.keys(besides).filter((name) => !tables.has(name))).toEqual([]);
  });

  test('is copied with every field of the account but its password', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'account' and column_name not in ('subject_id', 'password_hash')`.execute(
      shop.db,
    );
    const account = holdings.find(({ table }) => table === 'account');
    const columns = account && 'part' in account.copy ? account.copy.columns : '';
    expect(rows.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(columns))).toEqual([]);
  });

  test('is copied in full, without secrets, for who confirmed to be at the page', async () => {
    const { who, order } = await regular();
    expect((await who.call(copyData, { body: {} })).error?.errorId).toBe('AUT473');
    const parts = await copy(who);
    expect(parts.account).toMatchObject([
      { email: who.email, firstName: 'Mara', birthDate: '1990-04-12', loyalty: 'member' },
    ]);
    expect(parts.addresses).toMatchObject([{ approachType: 'S', address: { city: seattle.city } }]);
    expect(parts.orders).toMatchObject([
      { orderNumber: order.orderNumber, body: { items: [{ productId: goods.productId }] } },
    ]);
    expect(parts.payments).toMatchObject([{ orderNumber: order.orderNumber, method: 'CREDIT_CARD' }]);
    expect(parts.reviews).toMatchObject([{ title: 'Good' }]);
    expect(parts.savedCards).toMatchObject([{ lastFour: cards.approve.slice(-4) }]);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining([
        'balances',
        'cartLines',
        'carts',
        'devices',
        'listEntries',
        'lists',
        'questions',
        'sharedCarts',
        'shipments',
        'subscriptions',
        'supportCases',
      ]),
    );
    const { password_hash } = await shop.db
      .selectFrom('account')
      .select('password_hash')
      .where('subject_id', '=', who.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(parts)).not.toContain(password_hash);
    await expect.poll(() => subjectsTo(who)).toContain('A copy of your data was downloaded');
  });

  test('is copied without what only the holder of the mailbox may know', async () => {
    const who = await newConsumer(shop);
    await wishFor(who);
    expect(await copy(who)).not.toHaveProperty('backInStockWishes');
    const guest = await shop.guest();
    const order = await shop.buy(guest, [goods]);
    await sql`update orders set email = ${who.email} where order_number = ${order.orderNumber}`.execute(shop.db);
    expect(await copy(who)).not.toHaveProperty('orders');
    await proveMailbox(who);
    const parts = await copy(who);
    expect(parts).toHaveProperty('backInStockWishes');
    expect(parts.orders).toMatchObject([{ orderNumber: order.orderNumber }]);
  });

  test('is copied for employees, and kept while they are employed', async () => {
    const employee = await agentLoginAs(shop, 'emil@demo.example');
    expect((await copy(employee)).account).toMatchObject([{ email: 'emil@demo.example' }]);
    expect((await remove(employee)).status).toBe(403);
    expect((await employee.call(getConsumer, {})).status).toBe(200);
  });

  test('goes with the account, except what the law keeps', async () => {
    const moderator = await signInStaff(shop, 'milo@demo.example', clock.now());
    const { who, order, shareToken, reviewId } = await regular();
    const elsewhere = await signInAs(shop, who.email);
    const other = await regular();
    const params = { productId: goods.productId };
    const ratings = async () => (await shop.read(getProductDetails, { params })).rating?.reviewsCount ?? 0;
    const before = await ratings();
    const approve = { status: 'approved', revision: 1 } as const;
    await moderator.ok(decideText, { params: { textKind: 'review', textId: reviewId }, body: approve });
    expect(await ratings()).toBe(before + 1);
    const othersBefore = await filled(other.who);
    const had = await filled(
      who,
      holdings.filter(({ end }) => end === 'goes'),
    );
    expect(had).toEqual(
      expect.arrayContaining([
        'account',
        'cart_line',
        'consumer_address',
        'idempotency',
        'review',
        'saved_card',
        'wishlist',
      ]),
    );

    expect((await who.call(deleteAccount, {})).error?.errorId).toBe('AUT473');
    expect((await remove(who)).status).toBe(200);

    expect(
      await filled(
        who,
        holdings.filter(({ end }) => end === 'goes'),
      ),
    ).toEqual([]);
    expect(await filled(who)).toEqual(
      expect.arrayContaining(['ledger_account', 'orders', 'payment', 'session', 'shipment', 'support_case']),
    );
    expect(await filled(other.who)).toEqual(othersBefore);
    for (const session of [who, elsewhere]) expect((await session.call(getConsumer, {})).status).toBe(403);
    const { codeChallenge } = pkce();
    const again = await shop.anyone(signIn, { body: { username: who.email, password: demoPassword, codeChallenge } });
    expect(again.error?.errorId).toBe('AUT401');
    expect(await ratings()).toBe(before);
    expect((await shop.anyone(getSharedFavorites, { params: { favoriteId: shareToken ?? '' } })).error?.errorId).toBe(
      'PLP400',
    );
    const tracked = await (await shop.guest()).ok(trackOrder, {
      body: { orderNumber: order.orderNumber, email: seattle.email ?? '' },
    });
    expect(tracked.orderNumber).toBe(order.orderNumber);
    await expect.poll(() => subjectsTo(who)).toContain('Your account has been deleted');
  });

  test('leaves no points, newsletter, and addresses in a cart behind', async () => {
    const { who, cart } = await regular();
    const points = (await personalAccount(shop.db, who.id, 'POINTS', 'POINTS'))!;
    await postEntry(shop.db, { accountId: points.id, key: 'gift', amount: 300, reference: 'gift' });
    const link = { link_id: crypto.randomUUID(), link_ends_at: clock.now() };
    await shop.db
      .insertInto('newsletter_reader')
      .values({ email: who.email, locale: 'en-us', ...link, optin_at: clock.now(), confirmed_at: clock.now() })
      .execute();
    await remove(who);
    expect((await personalAccount(shop.db, who.id, 'POINTS', 'POINTS'))?.balance).toBe(0);
    const reader = await shop.db
      .selectFrom('newsletter_reader')
      .select('optout_at')
      .where('email', '=', who.email)
      .executeTakeFirst();
    expect(reader?.optout_at).toBeInstanceOf(Date);
    const { rows } = await sql`
      select shipping_address, billing_address, coupons from cart where cart_id = ${cart.basketId}`.execute(shop.db);
    expect(rows).toEqual([{ shipping_address: null, billing_address: null, coupons: [] }]);
    // What waits to be mailed to it is not sent, and holds up nothing.
    await post(shop.db, 'sign-in-code', { subjectId: who.id, askedBy: 'x', locale: 'en-us' });
    await caughtMails(shop, who.email);
    const waiting = () =>
      shop.db
        .selectFrom('outbox')
        .select('kind')
        .where('sent_at', 'is', null)
        .where('kind', '=', 'sign-in-code')
        .execute();
    await expect.poll(waiting).toEqual([]);
  });

  test('gives back what the cart holds', async () => {
    const who = await newConsumer(shop);
    const cart = await shop.readyCart(who, [goods]);
    const shelf = () =>
      shop.db
        .selectFrom('stock')
        .select(['location_id', 'available'])
        .where('upc', '=', goods.upc)
        .where('available', '>', 0)
        .orderBy('location_id')
        .execute();
    const before = await shelf();
    const locationId = before[0]!.location_id;
    const later = new Date(clock.now().getTime() + 600_000);
    expect(await holdUnits(shop.db, cart.basketId, { upc: goods.upc, locationId, qty: 1 }, later)).toBe(true);
    expect(await shelf()).not.toEqual(before);
    await remove(who);
    await releaseExpired(shop.db, clock.now());
    expect(await shelf()).toEqual(before);
  });

  test('stays while an order is being placed, which a failure would bring back', async () => {
    const who = await newConsumer(shop);
    const cart = await shop.readyCart(who, [goods]);
    await shop.place(who, cart, cards.challenge);
    expect((await remove(who)).error?.errorId).toBe('PRO419');
    expect((await who.call(getConsumer, {})).status).toBe(200);
    await sql`update placement set state = 'failed' where subject_id = ${who.id}`.execute(shop.db);
    expect((await remove(who)).status).toBe(200);
    const attempts = await shop.db.selectFrom('placement').select('state').where('subject_id', '=', who.id).execute();
    expect(attempts).toEqual([]);
  });

  test('takes wishes of its address along, proven or not', async () => {
    const who = await newConsumer(shop);
    await wishFor(who);
    await remove(who);
    const wishes = await shop.db.selectFrom('stock_notice').select('upc').where('email', '=', who.email).execute();
    expect(wishes).toEqual([]);
  });

  test('lets go of gift cards, which somebody else can keep then', async () => {
    const { body: card } = await issueGiftCard(shop, 5000);
    const { c_gcCardNumber: number, c_gcPin: pin } = card;
    const save = async (who: SignedIn) =>
      (await who.call(addInstrument, { body: { type: 'GIFT_CARD', number, pin } })).status;
    const who = await newConsumer(shop);
    expect(await save(who)).toBe(200);
    const parts = await copy(who);
    expect(parts.balances).toMatchObject([{ kind: 'GIFT_CARD', balance: 5000, lastFour: number.slice(-4) }]);
    await remove(who);
    expect(await save(await newConsumer(shop))).toBe(200);
  });

  test('goes from the till where its holder is served', async () => {
    const who = await newConsumer(shop);
    const till = await shop.guest();
    const cart = await shop.readyCart(till, [goods]);
    await shop.db
      .insertInto('serving')
      .values({
        subject_id: till.id,
        customer_id: who.id,
        store_id: 'US01',
        store_employee_id: 'E1',
        employee_account_id: null,
        shares_addresses: true,
        begun_at: clock.now(),
        ended_at: null,
      })
      .execute();
    await remove(who);
    const { rows } =
      await sql`select shipping_address, billing_address from cart where cart_id = ${cart.basketId}`.execute(shop.db);
    expect(rows).toEqual([{ shipping_address: null, billing_address: null }]);
    const lines = await shop.db.selectFrom('cart_line').select('upc').where('cart_id', '=', cart.basketId).execute();
    expect(lines).toEqual([]);
  });

  test('ends sessions that no sign-in opens again', async () => {
    const who = await newConsumer(shop);
    const grant = await grantTo(shop, who.email);
    const issued = await shop.db
      .selectFrom('authorisation_code')
      .selectAll()
      .where('subject_id', '=', who.id)
      .execute();
    await remove(who);
    expect((await redeem(shop, ...grant)).error?.errorId).toBe('AUT404');
    // As when the code was issued after the deletion had begun.
    await shop.db.insertInto('authorisation_code').values(issued).execute();
    expect((await redeem(shop, ...grant)).error?.errorId).toBe('AUT404');
    const live = await shop.db
      .selectFrom('session')
      .select('session_id')
      .where('subject_id', '=', who.id)
      .where((where) => where.or([where('revoked_at', 'is', null), where('expires_at', '>', clock.now())]))
      .execute();
    expect(live).toEqual([]);
  });

  test('is not found by a call that was under way', async () => {
    const who = await newConsumer(shop);
    await remove(who);
    const ends = new Date(clock.now().getTime() + 60_000);
    await sql`update session set revoked_at = null, expires_at = ${ends} where subject_id = ${who.id}`.execute(shop.db);
    expect((await who.call(copyData, { body: {} })).error?.errorId).toBe('PRO404');
    expect((await who.call(deleteAccount, {})).error?.errorId).toBe('PRO404');
  });

  test('makes way for a new account with the same address, which sees nothing of the former', async () => {
    const { who } = await regular();
    await remove(who);
    await (await shop.guest()).ok(signUp, { body: signUpForm({ email: who.email }) });
    const parts = await copy(await signInAs(shop, who.email));
    expect(Object.keys(parts).sort()).toEqual(['account', 'devices']);
  });
});

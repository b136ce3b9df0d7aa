import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RefundDependencies } from '../../src/after-sales/refunds.ts';
import { defaultSessionLife } from '../../src/auth/session-life.ts';
import { openSession } from '../../src/auth/sessions.ts';
import type { Db } from '../../src/database/database.ts';
import { json } from '../../src/database/json.ts';
import { transact } from '../../src/database/transact.ts';
import { openAccount } from '../../src/ledger/accounts.ts';
import { hashSecret, openValueCard } from '../../src/ledger/open-value-card.ts';
import { type CardSecret, cardNumberFrom } from '../../src/ledger/value-cards.ts';
import type { Client } from '../client.ts';
import type { CardKind, History } from './history.ts';

/** A variant that is available. */
export interface Goods {
  readonly productId: string;
  readonly upc: string;
}

/** Shared by all histories of a run. */
export interface Ground {
  readonly db: Db;
  readonly client: Client;
  readonly sandboxUrl: string;
  /** Goods not in use by a history. */
  readonly shelf: Goods[];
  /** Executes refunds of returned goods. */
  readonly refunds: RefundDependencies;
}

/** The world of one history: goods, a gift card and a coupon that no other history uses. */
export interface World extends Ground {
  readonly history: History;
  readonly goods: readonly [Goods, Goods];
  readonly giftCard: CardSecret & { readonly accountId: string };
  readonly coupon: string;
  readonly shoppers: readonly Player[];
}

/** Card numbers of the sandbox. */
export const cardNumbers: Readonly<Record<CardKind, string>> = {
  approve: '4111111111111111',
  decline: '4000002000000008',
  failAfterWork: '4000004100000003',
  captureLater: '4000004200000002',
};

/** A shopper. */
export interface Player {
  readonly subjectId: string;
  readonly token: string;
  readonly pointsAccount: string | undefined;
}

export const warehouse = 'W100';
const couponPromotion = 'CHECK-TENTH';

/** Reduces a prepared shop to the two promotions of the model: free delivery, and a coupon for a tenth. */
export async function settle(db: Db): Promise<void> {
  const name = { en: 'A tenth', fr: 'Un dixième', de: 'Ein Zehntel' };
  const rule = { id: couponPromotion, name, level: 'ORDER', couponOnly: true, exclusive: false };
  await sql`delete from coupon`.execute(db);
  await sql`delete from promotion where rule->>'level' <> 'SHIPPING'`.execute(db);
  await db
    .insertInto('promotion')
    .values({ promotion_id: couponPromotion, rule: json({ ...rule, reward: { kind: 'percent', tenths: 100 } }) })
    .execute();
}

/** Returns goods of different products, so that no two histories change the same price. */
export async function readShelf(db: Db): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select distinct on (v.product_id) v.product_id as "productId", v.upc from variant v
    join stock st on st.upc = v.upc and st.location_id = ${warehouse}
    join product_price pp on pp.product_id = v.product_id and pp.market = 'US'
    join style s on s.style_id = v.style_id
    where s.product_type = 'apparel' and s.publish_at is null order by v.product_id, v.upc`.execute(db);
  return rows;
}

async function openGiftCard(db: Db, amount: number): Promise<World['giftCard']> {
  const number = cardNumberFrom(String(randomInt(1, 99_999_999_999)));
  const [pin, accountId] = ['471147', crypto.randomUUID()];
  const secret = await hashSecret({ number, pin });
  await openValueCard(db, { id: accountId, kind: 'GIFT_CARD', unit: 'USD', opening: amount, ...secret });
  return { number, pin, accountId };
}

/** Puts units of each of the goods into the warehouse, at one price in minor units. */
export async function stockGoods(
  db: Db,
  goods: readonly Goods[],
  { units, price }: { readonly units: number; readonly price: number },
): Promise<void> {
  const upcs = goods.map(({ upc }) => upc);
  const products = goods.map(({ productId }) => productId);
  await sql`update stock set available = ${units} where upc = any(${upcs}) and location_id = ${warehouse}`.execute(db);
  await sql`
    update product_price set current = ${price}, original = ${price}, historic_best = null
    where product_id = any(${products}) and market = 'US'`.execute(db);
}

/** Creates an account without a usable password; its owner has a token. */
async function openMembership(db: Db, subjectId: string): Promise<void> {
  await db.insertInto('subject').values({ subject_id: subjectId, kind: 'CONSUMER' }).execute();
  await sql`
    insert into account (subject_id, email, password_hash, first_name, last_name, postal_code, country, locale, loyalty)
    values (${subjectId}, ${`${subjectId}@example.org`}, '', 'Mara', 'Lindqvist', '97205', 'US', 'en-us', 'member')`.execute(
    db,
  );
}

async function tokenFor(db: Db, id: string, kind: 'GUEST' | 'CONSUMER'): Promise<string> {
  const { token } = await openSession(db, { id, kind }, { life: defaultSessionLife, now: new Date() });
  if (!token) throw new Error('A new session has no token');
  return token;
}

async function openPlayer(db: Db, points: number | undefined): Promise<Player> {
  const subjectId = crypto.randomUUID();
  if (points === undefined) {
    await db.insertInto('subject').values({ subject_id: subjectId, kind: 'GUEST' }).execute();
    return { subjectId, token: await tokenFor(db, subjectId, 'GUEST'), pointsAccount: undefined };
  }
  await openMembership(db, subjectId);
  const token = await tokenFor(db, subjectId, 'CONSUMER');
  const pointsAccount = crypto.randomUUID();
  await openAccount(db, { id: pointsAccount, kind: 'POINTS', ownerId: subjectId, unit: 'POINTS', opening: points });
  return { subjectId, token, pointsAccount };
}

/** Prepares a world for a history; `leave` returns its goods. */
export async function openWorld(ground: Ground, history: History): Promise<World> {
  const { db, shelf } = ground;
  const [first, second] = [shelf.pop(), shelf.pop()];
  if (!first || !second) throw new Error('More histories at once than there are goods');
  const coupon = `H${crypto.randomUUID().slice(0, 13).toUpperCase()}`;
  return transact(db, async (transaction) => {
    await stockGoods(transaction, [first], { units: history.units[0], price: history.prices[0] });
    await stockGoods(transaction, [second], { units: history.units[1], price: history.prices[1] });
    await transaction
      .insertInto('coupon')
      .values({
        code: coupon,
        promotion_id: couponPromotion,
        starts_at: null,
        ends_at: null,
        use_limit: history.couponUses ?? null,
      })
      .execute();
    const giftCard = await openGiftCard(transaction, history.giftCard);
    const shoppers: Player[] = [];
    for (const { points } of history.shoppers) shoppers.push(await openPlayer(transaction, points));
    return { ...ground, history, goods: [first, second], giftCard, coupon, shoppers };
  });
}

/** Releases what a history used, including holds of its carts. */
export async function leaveWorld({ db, goods, shelf }: World): Promise<void> {
  await sql`delete from stock_hold where upc = any(${goods.map(({ upc }) => upc)})`.execute(db);
  shelf.unshift(...goods);
}

/** The goods that a step names. */
export function goodsAt({ goods }: World, index: number): Goods {
  const found = goods[index];
  if (!found) throw new Error(`There are no goods ${index}`);
  return found;
}

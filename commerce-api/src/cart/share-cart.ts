import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { SharedCartLine } from '../database/cart-schema.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

/** Days for which a link to a cart works. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** The shop's own prices, whatever the owner of the cart would pay; one line for each variant and design. */
async function readLines(transaction: Db, cartId: string, { country }: Locale): Promise<readonly SharedCartLine[]> {
  const { rows } = await sql<SharedCartLine>`
    select l.product_id as "productId", l.upc, cast(sum(l.qty) as integer) as qty, min(l.max_qty) as "maxQty", l.amount,
      l.recipe_id as "recipeId", l.customs_code as "customsCode", bool_or(l.gift is not null) as gift,
      coalesce(l.amount, min(pp.current)) as price,
      (select jsonb_object_agg(t.language, t.name) from style_text t join product p on p.style_id = t.style_id where p.product_id = l.product_id) as names
    from cart_line l left join product_price pp on pp.product_id = l.product_id and pp.market = ${country}
    where l.cart_id = ${cartId}
    group by l.product_id, l.upc, l.amount, l.recipe_id, l.customs_code
    order by min(l.added_at), l.upc, l.amount, l.recipe_id, l.customs_code`.execute(transaction);
  return rows;
}

/**
 * Makes a link to what is in a cart. While the same contents have a link at the same prices, that one is answered, and
 * works for its full time again.
 * @throws {CallError} BSK404 for a cart that is not an open one of the subject, ORD404 for an empty one
 */
export async function makeLink(
  transaction: Db,
  { cartId, subjectId, locale, now }: { cartId: string; subjectId: string; locale: Locale; now: Date },
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const own = await transaction
    .selectFrom('cart')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!own) throw new CallError('BSK404');
  const lines = await readLines(transaction, cartId, locale);
  if (lines.length === 0) throw new CallError('ORD404');
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
  const { rows } = await sql<{ token: string }>`
    insert into shared_cart as kept (token, subject_id, content_hash, market, lines, created_at, expires_at)
    values (${randomBytes(16).toString('base64url')}, ${subjectId}, ${contentHash(JSON.stringify([locale.country, lines]))}, ${locale.country}, ${json(lines)}, ${now}, ${expiresAt})
    on conflict (subject_id, content_hash) do update set expires_at = excluded.expires_at,
      token = case when kept.expires_at > ${now} then kept.token else excluded.token end
    returning token`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The link was neither made nor found');
  return { token: row.token, expiresAt: expiresAt.toISOString() };
}

/** Ends the links of a subject. @returns how many worked until now */
export async function endLinks(transaction: Db, subjectId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ works: boolean }>`
    delete from shared_cart where subject_id = ${subjectId} returning expires_at > ${now} as works`.execute(
    transaction,
  );
  return rows.filter(({ works }) => works).length;
}

/**
 * Lets the account take back what its guest has shared. Where both have shared the same, both links stay: the guest's is
 * no longer found by its contents.
 */
export async function moveLinks(transaction: Db, guestId: string, subjectId: string): Promise<void> {
  await sql`
    update shared_cart g set subject_id = ${subjectId}, content_hash = case
        when exists (select from shared_cart o where o.subject_id = ${subjectId} and o.content_hash = g.content_hash) then g.token
        else g.content_hash end
    where subject_id = ${guestId}`.execute(transaction);
}

/** What a link leads to, without who made it. */
export interface SharedCartRow {
  readonly market: string;
  readonly lines: readonly SharedCartLine[];
  readonly expiresAt: Date;
}

/** @throws {CallError} BSK404 for a token that was never given out, was taken back, or is over */
export async function findShared(db: Db, token: string, now: Date): Promise<SharedCartRow> {
  const row = await db
    .selectFrom('shared_cart')
    .select(['market', 'lines', 'expires_at as expiresAt'])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new CallError('BSK404');
  return row;
}

import { sql } from 'kysely';
import type { Gift } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

export type ListKind = 'FAVORITES' | 'SAVED';

/** A new list entry. */
export interface NewEntry {
  readonly productId: string;
  /** '' for a favorite without a size. */
  readonly upc: string;
  readonly qty: number;
  readonly pageUrl: string;
  readonly recipeId: string | null;
  readonly customsCode: string | null;
  /** The gift text of a saved line. */
  readonly gift: Gift | null;
}

/** Maximum number of entries per list. */
export const maxEntries = 500;

/** Returns the id of a subject's list of a kind, creating it if needed. */
export async function ownList(db: Db, subjectId: string, kind: ListKind): Promise<string> {
  const { rows } = await sql<{ list_id: string }>`
    insert into wishlist (list_id, subject_id, kind) values (${crypto.randomUUID()}, ${subjectId}, ${kind})
    on conflict (subject_id, kind) do update set kind = excluded.kind returning list_id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The list was neither inserted nor found');
  return row.list_id;
}

/**
 * Adds an entry to a list; an existing entry gets the larger quantity.
 * @returns its id
 */
export async function addEntry(transaction: Db, listId: string, entry: NewEntry): Promise<string> {
  const { rows } = await sql<{ item_id: string }>`
    insert into wishlist_item (list_id, item_id, product_id, upc, qty, page_url, recipe_id, customs_code, gift)
    values (${listId}, ${crypto.randomUUID()}, ${entry.productId}, ${entry.upc}, ${entry.qty}, ${entry.pageUrl}, ${entry.recipeId}, ${entry.customsCode}, ${entry.gift === null ? null : json(entry.gift)})
    on conflict (list_id, product_id, upc) do update set qty = greatest(wishlist_item.qty, excluded.qty), gift = coalesce(excluded.gift, wishlist_item.gift)
    returning item_id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The entry was neither inserted nor found');
  return row.item_id;
}

/** What an entry of a list has besides its variant: the design of a made-to-order product, and a gift text. */
export type StoredExtras = Pick<NewEntry, 'recipeId' | 'customsCode' | 'gift'>;

/**
 * Removes an entry from a subject's list.
 * @returns its design and gift text; undefined for an unknown entry
 */
export async function removeEntry(
  transaction: Db,
  subjectId: string,
  kind: ListKind,
  { listId, itemId }: { readonly listId: string; readonly itemId: string },
): Promise<StoredExtras | undefined> {
  const { rows } = await sql<StoredExtras>`
    delete from wishlist_item i using wishlist w
    where w.list_id = i.list_id and w.subject_id = ${subjectId} and w.kind = ${kind} and i.list_id = ${listId} and i.item_id = ${itemId}
    returning i.recipe_id as "recipeId", i.customs_code as "customsCode", i.gift`.execute(transaction);
  return rows[0];
}

export async function countEntries(db: Db, listId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from wishlist_item where list_id = ${listId}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function mergeList(transaction: Db, guestId: string, consumerId: string, kind: ListKind): Promise<void> {
  const { rows } = await sql<{
    list_id: string;
  }>`select list_id from wishlist where subject_id = ${guestId} and kind = ${kind} for update`.execute(transaction);
  const [guests] = rows;
  if (!guests) return;
  const own = await ownList(transaction, consumerId, kind);
  await sql`
    with gone as (delete from wishlist_item where list_id = ${guests.list_id} returning item_id, product_id, upc, qty, page_url, recipe_id, customs_code, gift, added_at)
    insert into wishlist_item (list_id, item_id, product_id, upc, qty, page_url, recipe_id, customs_code, gift, added_at)
    select ${own}, item_id, product_id, upc, qty, page_url, recipe_id, customs_code, gift, added_at from gone
    on conflict (list_id, product_id, upc) do update set qty = greatest(wishlist_item.qty, excluded.qty)`.execute(
    transaction,
  );
  await sql`delete from wishlist where list_id = ${guests.list_id}`.execute(transaction);
}

/** Merges a guest's favorites and saved items at sign-in. Idempotent. */
export async function mergeGuestLists(transaction: Db, guestId: string, consumerId: string): Promise<void> {
  await mergeList(transaction, guestId, consumerId, 'FAVORITES');
  await mergeList(transaction, guestId, consumerId, 'SAVED');
}

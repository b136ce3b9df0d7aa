import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface SavedChange {
  readonly qty?: number | undefined;
  readonly productId?: string | undefined;
  /** Another size or color of the same style. */
  readonly upc?: string | undefined;
  readonly pageUrl?: string | undefined;
}

/** The other entry of the list that is what this one becomes is joined with it, as lines of a cart are. */
async function joinTwin(
  transaction: Db,
  { listId, itemId }: { readonly listId: string; readonly itemId: string },
  upc: string,
): Promise<void> {
  await sql`
    with twin as (delete from wishlist_item where list_id = ${listId} and upc = ${upc} and item_id <> ${itemId} returning qty, gift)
    update wishlist_item i set qty = greatest(i.qty, twin.qty), gift = coalesce(i.gift, twin.gift)
    from twin where i.list_id = ${listId} and i.item_id = ${itemId}`.execute(transaction);
}

/**
 * Changes quantity, size, or color of something that a subject saved for later; its gift text stays.
 * @returns false for an unknown entry, and for goods of another style
 */
export async function changeSaved(
  transaction: Db,
  subjectId: string,
  entry: { readonly listId: string; readonly itemId: string },
  { qty, productId, upc, pageUrl }: SavedChange,
): Promise<boolean> {
  const { rows } = await sql<{ product_id: string; upc: string }>`
    select coalesce(chosen.product_id, i.product_id) as product_id, coalesce(chosen.upc, i.upc) as upc
    from wishlist_item i join wishlist w on w.list_id = i.list_id join product own on own.product_id = i.product_id
    left join variant chosen on chosen.upc = ${upc ?? ''} and chosen.style_id = own.style_id and chosen.product_id = coalesce(${productId ?? null}, chosen.product_id)
    where w.subject_id = ${subjectId} and w.kind = 'SAVED' and i.list_id = ${entry.listId} and i.item_id = ${entry.itemId}
      and (${upc === undefined} or chosen.upc is not null)
    for update of i`.execute(transaction);
  const [goods] = rows;
  if (!goods) return false;
  await joinTwin(transaction, entry, goods.upc);
  await sql`
    update wishlist_item set qty = coalesce(cast(${qty ?? null} as integer), qty), page_url = coalesce(${pageUrl ?? null}, page_url),
      product_id = ${goods.product_id}, upc = ${goods.upc}
    where list_id = ${entry.listId} and item_id = ${entry.itemId}`.execute(transaction);
  return true;
}

import { sql } from 'kysely';
import type { CountryCode } from 'shared-contracts/locale';
import type { Gift } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import { trimHolds } from '../inventory/holds.ts';
import { addEntry, ownList } from '../lists/lists.ts';
import { touchCart } from './cart-queries.ts';
import { lineMissingError } from './gift-lines.ts';

interface MovedLine {
  readonly line_id: string;
  readonly product_id: string;
  readonly upc: string;
  readonly qty: number;
  readonly recipe_id: string | null;
  readonly customs_code: string | null;
  readonly gift: Gift | null;
}

/**
 * Moves lines of a cart to the subject's saved list; all or nothing.
 * @throws {CallError} ORD404 for an unknown line, GWP403 for a gift
 */
export async function saveLines(
  transaction: Db,
  request: {
    readonly cartId: string;
    readonly subjectId: string;
    readonly itemIds: readonly string[];
    readonly country: CountryCode;
    /** Ids of gift promotions. */
    readonly gifts: readonly string[];
  },
): Promise<{ readonly revision: number; readonly saveForLaterId: string }> {
  const { cartId, subjectId, itemIds, country, gifts } = request;
  const revision = await touchCart(transaction, cartId, subjectId);
  const { rows } = await sql<MovedLine>`
    delete from cart_line where cart_id = ${cartId} and line_id = any(cast(${[...itemIds]} as uuid[]))
    returning line_id, product_id, upc, qty, recipe_id, customs_code, gift`.execute(transaction);
  const missing = itemIds.find((id) => !rows.some(({ line_id }) => line_id === id));
  if (missing) throw lineMissingError(cartId, missing, gifts);
  const saveForLaterId = await ownList(transaction, subjectId, 'SAVED');
  for (const { product_id, upc, qty, recipe_id, customs_code, gift } of rows)
    await addEntry(transaction, saveForLaterId, {
      productId: product_id,
      upc,
      qty,
      pageUrl: '',
      recipeId: recipe_id,
      customsCode: customs_code,
      gift,
    });
  await sql`delete from price_adjustment where cart_id = ${cartId} and line_id = any(cast(${[...itemIds]} as uuid[]))`.execute(
    transaction,
  );
  await trimHolds(transaction, cartId, country);
  return { revision, saveForLaterId };
}

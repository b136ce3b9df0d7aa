import { sql } from 'kysely';
import { productId } from 'shared-contracts/fields';
import { goodsCodeOf } from 'shared-contracts/goods-code';
import * as v from 'valibot';
import type { Db } from '../database/database.ts';

/** Lengths of the numbers that the catalogue may hold for one GTIN: UPC, EAN, and GTIN-14. */
const GTIN_LENGTHS = [12, 13, 14] as const;

/** Returns the forms of a typed GTIN, which differ by leading zeros; none when it is no GTIN. */
export function gtinForms(typed: string): string[] {
  const digits = goodsCodeOf(typed);
  if (digits === undefined) return [];
  const significant = digits.replace(/^0+/, '');
  return GTIN_LENGTHS.filter((length) => length >= significant.length).map((length) =>
    significant.padStart(length, '0'),
  );
}

/**
 * Returns the id of a style or product as the catalogue writes it; undefined when what was typed is none. Small letters
 * alone are a word: "trousers" has the length of an id.
 */
export function typedId(typed: string): string | undefined {
  const id = typed.trim().toUpperCase();
  return v.is(productId, id) && (/\d/.test(id) || typed.trim() === id) ? id : undefined;
}

/** Returns the styles with a typed id or GTIN; asks the database only when the text can be one. */
export async function findByNumber(db: Db, typed: string): Promise<string[]> {
  const id = typedId(typed);
  const gtins = gtinForms(typed);
  if (id === undefined && gtins.length === 0) return [];
  const { rows } = await sql<{ style_id: string }>`
    select style_id from style where style_id = ${id ?? ''}
    union select style_id from product where product_id = ${id ?? ''}
    union select style_id from variant where upc = any(cast(${gtins} as text[]))`.execute(db);
  return rows.map(({ style_id }) => style_id);
}

import type { Db } from '../database/database.ts';
import { type Cut, cuts, isArchetype } from '../media/archetypes.ts';
import { findColourway } from '../media/colourways.ts';
import type { Look } from '../media/media-plugin.ts';

const isCut = (text: string): text is Cut => (cuts as readonly string[]).includes(text);

/** How a product is to be drawn; undefined when the catalogue has no such style or colour. */
export async function readLook(db: Db, styleId: string, colourCode: string): Promise<Look | undefined> {
  const colourway = findColourway(colourCode);
  if (!colourway) return undefined;
  const style = await db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select(['archetype', 'shape', 'cut'])
    .where('product.product_id', '=', styleId + colourCode)
    .executeTakeFirst();
  if (!style || !isArchetype(style.archetype)) return undefined;
  return {
    archetype: style.archetype,
    colourway,
    options: { shape: style.shape, ...(isCut(style.cut) ? { cut: style.cut } : {}) },
  };
}

import type { Db } from '../database/database.ts';
import { type Cut, cuts, isArchetype } from '../media/archetypes.ts';
import { findColourway } from '../media/colourways.ts';
import type { Look } from '../media/media-plugin.ts';

const isCut = (text: string): text is Cut => (cuts as readonly string[]).includes(text);

/** A colourway of the product, or the two of a design: that of the body, and that of the trim. */
function colourwayOf(code: string): (Pick<Look, 'colourway'> & { readonly isDesign: boolean }) | undefined {
  const [bodyCode = '', trimCode] = code.split('-');
  const body = findColourway(bodyCode);
  if (!body || trimCode === undefined) return body && { colourway: body, isDesign: false };
  const trim = findColourway(trimCode);
  return trim && { colourway: { base: body.base, trim: trim.base }, isDesign: true };
}

/** How a product is to be drawn; undefined when the catalogue has no such style, colour or design. */
export async function readLook(db: Db, styleId: string, colourCode: string): Promise<Look | undefined> {
  const found = colourwayOf(colourCode);
  if (!found) return undefined;
  const { colourway, isDesign } = found;
  let styles = db
    .selectFrom('product')
    .innerJoin('style', 'style.style_id', 'product.style_id')
    .select(['archetype', 'shape', 'cut'])
    .where('product.style_id', '=', styleId);
  styles = isDesign
    ? styles.where('style.product_type', '=', 'custom')
    : styles.where('product.product_id', '=', styleId + colourCode);
  const style = await styles.executeTakeFirst();
  if (!style || !isArchetype(style.archetype)) return undefined;
  return {
    archetype: style.archetype,
    colourway,
    options: {
      shape: style.shape,
      ...(isCut(style.cut) ? { cut: style.cut } : {}),
      ...(isDesign ? { blocked: true } : {}),
    },
  };
}

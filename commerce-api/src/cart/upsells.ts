import type { Cart } from 'shared-contracts/calls/cart-entities';
import type { Locale, LocaleId } from 'shared-contracts/locale';
import { rootCategoryId } from '../catalogue/category-tree.ts';
import { readRanked } from '../catalogue/lists.ts';
import type { Db } from '../database/database.ts';
import { warehouseOf } from '../market/markets.ts';

type Upsell = Cart['upsellProducts'][number] & { readonly styleId: string };

const CONSIDERED = 16;
/** Number of products in an upsell block (docs/spec/content.md section 9.2). */
const SHOWN = 3;
const CACHE_MS = 60_000;

async function readUpsells(db: Db, locale: Locale, categoryId: string): Promise<Upsell[]> {
  const cards = await readRanked(db, { categoryId, sort: 'recommended', count: CONSIDERED }, locale);
  if (cards.length === 0) return [];
  const variants = await db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.upc', 'variant.upc')
    .select(['variant.product_id', 'variant.upc', 'variant.size'])
    .where(
      'variant.product_id',
      'in',
      cards.map(({ productId }) => productId),
    )
    .where('stock.location_id', '=', warehouseOf(locale.country))
    .where('stock.available', '>', 3)
    .execute();
  // Only goods of one size can be added with a single press.
  return cards.flatMap((card) => {
    const own = variants.filter(({ product_id }) => product_id === card.productId);
    const [only] = own;
    if (only?.size !== 'ONE') return [];
    return [
      {
        styleId: card.styleId,
        id: card.productId,
        sku: `${card.productId}-${only.size}`,
        upc: only.upc,
        name: card.name,
        image: card.picture,
        url: card.url,
        price: card.price.current,
      },
    ];
  });
}

/** Returns a reader for small add-ons to a cart, from a category; the list is read once a minute per locale. */
export function upsellReader(
  db: Db,
  categoryId = rootCategoryId,
): (locale: Locale, without: ReadonlySet<string>) => Promise<Cart['upsellProducts']> {
  const cached = new Map<LocaleId, { readonly upsells: Promise<Upsell[]>; readonly until: number }>();
  return async (locale, without) => {
    const known = cached.get(locale.id);
    const upsells = known && known.until > Date.now() ? known.upsells : readUpsells(db, locale, categoryId);
    if (upsells !== known?.upsells) {
      cached.set(locale.id, { upsells, until: Date.now() + CACHE_MS });
      upsells.catch(() => cached.delete(locale.id));
    }
    return (await upsells)
      .filter(({ styleId }) => !without.has(styleId))
      .slice(0, SHOWN)
      .map(({ styleId: _, ...upsell }) => upsell);
  };
}

import { sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import { colorName, swatchOf } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { announcedUntil, badgeOf } from '../goods/release.ts';
import { sizeScales } from '../goods/sizes.ts';
import { warehouseOf } from '../market/markets.ts';
import { toPrice } from '../pricing/price.ts';
import { ratingOf } from './ratings.ts';

interface CardRow {
  style_id: string;
  product_type: string;
  size_scale: string;
  badge: string | null;
  publish_at: Date | null;
  /** Until when it is sold to nobody. */
  announced_until: Date | null;
  rating_counts: number[];
  name: string;
  slug: string;
  eyebrow: string;
  products: {
    id: string;
    color: string;
    hasBack: boolean;
    current: number;
    original: number;
    best: number | null;
    available: boolean;
    /** Whether the store of the list has it. */
    atStore: boolean;
  }[];
}

function toCard(row: CardRow, locale: Locale, now: Date): ProductCard | undefined {
  const { language, currency } = locale;
  const style = { styleId: row.style_id, name: row.name };
  const colors = row.products.map((product) => ({
    productId: product.id,
    colorCode: product.color,
    label: colorName(product.color, language),
    swatch: swatchOf(product.color),
    available: product.available,
    picture: productPicture(style, product.color, 'front', language),
    price: toPrice(product, currency),
  }));
  // A card prefers a color that the store of the list has, then one that is available.
  const atStore = row.products.findIndex((product) => product.atStore);
  const shown = colors[atStore] ?? colors.find(({ available }) => available) ?? colors[0];
  if (!shown) return undefined;
  const rating = ratingOf(row.rating_counts);
  return {
    styleId: row.style_id,
    productId: shown.productId,
    name: row.name,
    eyebrow: row.eyebrow,
    url: productUrl(row.slug, shown.productId),
    price: shown.price,
    ...badgeOf(row, shown.price, locale, now),
    ...(rating.reviewsCount > 0 ? { rating } : {}),
    picture: shown.picture,
    ...(row.products.find(({ id }) => id === shown.productId)?.hasBack
      ? { alternatePicture: productPicture(style, shown.colorCode, 'back', language) }
      : {}),
    colors,
    quickShop:
      row.product_type !== 'digital' &&
      row.product_type !== 'custom' &&
      row.size_scale in sizeScales &&
      !(row.announced_until && row.announced_until > now),
  };
}

/**
 * Returns the cards of styles in the requested order; styles not sold in the market are omitted.
 * @param storeId the store of the list: its colors are shown first
 */
export async function readCards(
  db: Db,
  styleIds: readonly string[],
  locale: Locale,
  storeId = '',
): Promise<ProductCard[]> {
  if (styleIds.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select s.style_id, s.product_type, s.size_scale, s.badge, s.publish_at, ${announcedUntil} as announced_until, s.rating_counts, t.name, t.slug,
      c.title ->> cast(${locale.language} as text) as eyebrow, p.products
    from style s
    join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
    join category c on c.category_id = s.category_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', p.product_id, 'color', p.colour_code, 'hasBack', jsonb_exists(p.pictures, 'back'), 'current', pp.current, 'original', pp.original, 'best', pp.historic_best,
        'available', exists (select from variant v join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(locale.country)} where v.product_id = p.product_id and st.available > 0),
        'atStore', ${storeId} <> '' and exists (select from variant v join stock st on st.upc = v.upc and st.location_id = ${storeId} where v.product_id = p.product_id and st.available > 0)
      ) order by p.position) as products
      from product p join product_price pp on pp.product_id = p.product_id and pp.market = ${locale.country}
      where p.style_id = s.style_id
      having count(*) > 0
    ) p
    where s.style_id = any(${[...styleIds]})`.execute(db);
  const now = new Date();
  const byId = new Map(rows.map((row) => [row.style_id, row]));
  return styleIds.flatMap((id) => {
    const row = byId.get(id);
    const card = row && toCard(row, locale, now);
    return card ? [card] : [];
  });
}

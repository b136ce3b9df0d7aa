import { sql } from 'kysely';
import type { SavedItem } from 'shared-contracts/calls/saved-for-later';
import type { Locale } from 'shared-contracts/locale';
import type { Gift } from '../database/commerce-schema.ts';
import type { Db } from '../database/database.ts';
import { colorName } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { announcedUntil } from '../goods/release.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { warehouseOf } from '../market/markets.ts';
import { priceOfSize } from '../pricing/price.ts';

interface Row {
  readonly itemId: string;
  readonly productId: string;
  readonly styleId: string;
  readonly color: string;
  readonly upc: string;
  readonly qty: number;
  readonly pageUrl: string;
  readonly size: string;
  readonly worth: number | null;
  readonly name: string;
  readonly slug: string;
  readonly publishAt: Date | null;
  readonly current: number | null;
  readonly original: number | null;
  readonly units: number;
  readonly gift: Gift | null;
}

export interface Page {
  readonly start: number;
  readonly count: number;
}

function toItem(row: Row, locale: Locale, now: Date): SavedItem {
  const price = priceOfSize({ current: row.current ?? 0, original: row.original ?? 0, best: null }, row.worth);
  const isOnSale = row.current !== null && (!row.publishAt || row.publishAt <= now);
  return {
    itemId: row.itemId,
    productId: row.productId,
    upc: row.upc,
    qty: row.qty,
    pageUrl: row.pageUrl || productUrl(row.slug, row.productId),
    available: isOnSale && row.units >= row.qty,
    name: row.name,
    color: colorName(row.color, locale.language),
    size: sizeLabel(row.size, locale),
    picture: productPicture({ styleId: row.styleId, name: row.name }, row.color, 'front', locale.language),
    ...(row.gift ? { giftOption: row.gift } : {}),
    currency: locale.currency,
    price: { original: price.original, current: price.current },
  };
}

/** Returns a page of saved items, newest first, at current prices. */
export async function readSaved(
  db: Db,
  listId: string,
  { start, count }: Page,
  locale: Locale,
  now: Date,
): Promise<SavedItem[]> {
  const { rows } = await sql<Row>`
    select i.item_id as "itemId", i.product_id as "productId", p.style_id as "styleId", p.colour_code as color, i.upc, i.qty, i.page_url as "pageUrl",
      v.size, cast(v.worth ->> ${locale.country} as integer) as worth, t.name, t.slug, ${announcedUntil} as "publishAt", pp.current, pp.original, coalesce(st.available, 0) as units, i.gift
    from wishlist_item i
    join variant v on v.upc = i.upc
    join product p on p.product_id = i.product_id
    join style s on s.style_id = p.style_id
    join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
    left join product_price pp on pp.product_id = i.product_id and pp.market = ${locale.country}
    left join stock st on st.upc = i.upc and st.location_id = ${warehouseOf(locale.country)}
    where i.list_id = ${listId} order by i.added_at desc, i.item_id limit ${count} offset ${start}`.execute(db);
  return rows.map((row) => toItem(row, locale, now));
}

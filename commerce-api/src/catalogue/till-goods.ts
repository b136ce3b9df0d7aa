import { sql } from 'kysely';
import type { CallResponse } from 'shared-contracts/call';
import type { findGoods } from 'shared-contracts/calls/till';
import type { Locale } from 'shared-contracts/locale';
import { distanceKm } from '../base/distance.ts';
import type { Db } from '../database/database.ts';
import { colorName } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { warehouseOf } from '../market/markets.ts';
import { priceOfSize, toPrice } from '../pricing/price.ts';
import { readStocked, readStore, readUnits } from '../stores/queries.ts';
import { gtinForms } from './find-by-number.ts';

/** Maximum number of other stores in an answer. */
const OTHER_STORES = 5;

interface Row {
  readonly upc: string;
  readonly productId: string;
  readonly styleId: string;
  readonly color: string;
  readonly size: string;
  readonly worth: number | null;
  readonly name: string;
  readonly slug: string;
  /** Null where the market does not sell it. */
  readonly current: number | null;
  readonly original: number | null;
  readonly best: number | null;
  readonly units: number;
}

/** Returns the goods with a printed code as the associates of a store see them. */
export async function readTillGoods(
  db: Db,
  code: string,
  { storeId, locale }: { readonly storeId: string; readonly locale: Locale },
): Promise<CallResponse<typeof findGoods>> {
  const { country, currency, language } = locale;
  const { rows } = await sql<Row>`
    select v.upc, v.product_id as "productId", p.style_id as "styleId", p.colour_code as color, v.size,
      cast(v.worth ->> ${country} as integer) as worth, t.name, t.slug,
      pp.current, pp.original, pp.historic_best as best, coalesce(st.available, 0) as units
    from variant v
    join product p on p.product_id = v.product_id
    join style_text t on t.style_id = p.style_id and t.language = ${language}
    left join product_price pp on pp.product_id = v.product_id and pp.market = ${country}
    left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(country)}
    where v.upc = any(cast(${gtinForms(code)} as text[]))
    order by v.upc = ${code} desc, pp.current is null limit 1`.execute(db);
  const [row] = rows;
  if (!row) return {};
  if (row.current === null || row.original === null) return { isForeign: true };
  const price = { current: row.current, original: row.original, best: row.best };
  return {
    goods: {
      productId: row.productId,
      upc: row.upc,
      name: row.name,
      color: colorName(row.color, language),
      size: sizeLabel(row.size, locale),
      url: productUrl(row.slug, row.productId),
      picture: productPicture({ styleId: row.styleId, name: row.name }, row.color, 'front', language),
      price: toPrice(priceOfSize(price, row.worth), currency),
      toSend: row.units,
      ...(await readPlaces(db, row.upc, storeId, locale)),
    },
  };
}

/** Returns the units of a variant in a store, and in the stores that are nearest to it. */
async function readPlaces(db: Db, upc: string, storeId: string, { country }: Locale) {
  const own = await readStore(db, storeId, country);
  const stocked = await readStocked(db, country, upc, { near: own, count: OTHER_STORES + 1 });
  const units = await readUnits(db, [upc], [storeId, ...stocked.map(({ location_id }) => location_id)]);
  const unitsAt = (id: string): number => units.get(id) ?? 0;
  return {
    here: unitsAt(storeId),
    elsewhere: stocked
      .filter(({ location_id }) => location_id !== storeId)
      .map((store) => ({
        storeId: store.location_id,
        name: store.name,
        city: store.address.city,
        units: unitsAt(store.location_id),
        distanceKm: own ? distanceKm(own, store) : 0,
      }))
      .sort((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, OTHER_STORES),
  };
}

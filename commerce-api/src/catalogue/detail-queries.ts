import { type RawBuilder, sql } from 'kysely';
import type { CountryCode, Language, Locale } from 'shared-contracts/locale';
import type { Db } from '../database/database.ts';
import type { Designs } from '../database/designs.ts';
import type { Presentation } from '../database/presentation.ts';
import type { Specification } from '../database/schema.ts';
import { announcedUntil, shipsAt } from '../goods/release.ts';
import { warehouseOf } from '../market/markets.ts';

export interface DetailVariant {
  readonly upc: string;
  readonly size: string;
  /** Of a gift card, in minor units. */
  readonly worth: number | null;
  readonly units: number;
}

export interface DetailColor {
  readonly id: string;
  readonly color: string;
  /** Views with a picture, unordered. */
  readonly views: readonly string[];
  readonly current: number;
  readonly original: number;
  readonly best: number | null;
  readonly variants: readonly DetailVariant[];
}

export interface DetailRow {
  readonly style_id: string;
  readonly product_type: string;
  readonly category_id: string;
  readonly size_scale: string;
  readonly season: string;
  readonly badge: string | null;
  /** When presale goods leave the warehouse. */
  readonly ships_at: Date | null;
  readonly publish_at: Date | null;
  /** Until when it is sold to nobody. */
  readonly announced_until: Date | null;
  readonly rating_counts: number[];
  readonly fit_score: number | null;
  readonly presentation: Presentation | null;
  readonly designs: Designs | null;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly features: string[];
  readonly specifications: Specification[];
  readonly eyebrow: string;
  readonly sections: { id: string; title: string; paragraphs: string[] }[] | null;
  readonly names: Record<Language, { name: string; slug: string }>;
  readonly colors: readonly DetailColor[];
}

/** Reads a product's style in one statement; undefined when the market does not sell it. */
export async function readDetail(db: Db, productId: string, locale: Locale): Promise<DetailRow | undefined> {
  const own = sql`s.style_id = (select chosen.style_id from product chosen where chosen.product_id = ${productId})`;
  const [row] = await readDetailsWhere(db, own, locale);
  return row;
}

/** Reads styles in one statement, in no order; those that the market does not sell are left out. */
export const readDetails = (db: Db, styleIds: readonly string[], locale: Locale): Promise<DetailRow[]> =>
  readDetailsWhere(db, sql`s.style_id = any(${[...styleIds]})`, locale);

async function readDetailsWhere(db: Db, condition: RawBuilder<unknown>, locale: Locale): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    select s.style_id, s.product_type, s.category_id, s.size_scale, s.season, s.badge, s.publish_at, ${announcedUntil} as announced_until, ${shipsAt} as ships_at, s.rating_counts, s.fit_score, s.presentation, s.designs,
      t.name, t.slug, t.description, t.features, t.specifications, c.title ->> cast(${locale.language} as text) as eyebrow,
      (select jsonb_agg(jsonb_build_object('id', b.block_id, 'title', b.title, 'paragraphs', b.paragraphs) order by array_position(t.block_ids, b.block_id))
        from text_block b where b.block_id = any(t.block_ids) and b.language = t.language) as sections,
      (select jsonb_object_agg(o.language, jsonb_build_object('name', o.name, 'slug', o.slug)) from style_text o where o.style_id = s.style_id) as names,
      colors.colors
    from style s
    join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
    join category c on c.category_id = s.category_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', p.product_id, 'color', p.colour_code, 'views', (select jsonb_agg(view) from jsonb_object_keys(p.pictures) view), 'current', pp.current, 'original', pp.original, 'best', pp.historic_best,
        'variants', (select jsonb_agg(jsonb_build_object('upc', v.upc, 'size', v.size, 'worth', v.worth -> ${locale.country}, 'units', coalesce(st.available, 0)) order by v.position)
          from variant v left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(locale.country)} where v.product_id = p.product_id)
      ) order by p.position) as colors
      from product p join product_price pp on pp.product_id = p.product_id and pp.market = ${locale.country}
      where p.style_id = s.style_id
      having count(*) > 0
    ) colors
    where ${condition}`.execute(db);
  return rows;
}

export interface StockRow {
  readonly upc: string;
  readonly size: string;
  readonly units: number;
  /** Until when it is sold to nobody. */
  readonly announced_until: Date | null;
  /** When presale goods leave the warehouse. */
  readonly ships_at: Date | null;
}

/** Returns the units of each size of a product in the warehouse of a market, in size order. */
export async function readStock(db: Db, productId: string, country: CountryCode): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select v.upc, v.size, coalesce(st.available, 0) as units, ${announcedUntil} as announced_until, ${shipsAt} as ships_at
    from variant v join style s on s.style_id = v.style_id left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(country)}
    where v.product_id = ${productId} order by v.position`.execute(db);
  return rows;
}

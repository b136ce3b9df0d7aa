import { sql } from 'kysely';
import type { SharedCart, SharedLine, SharedLineState } from 'shared-contracts/calls/shared-cart';
import type { Locale } from 'shared-contracts/locale';
import type { SharedCartLine } from '../database/cart-schema.ts';
import type { Db } from '../database/database.ts';
import type { Designs } from '../database/designs.ts';
import { productUrl } from '../goods/product-url.ts';
import { announcedUntil, shipsAt } from '../goods/release.ts';
import { shownUnits } from '../goods/stock-status.ts';
import { warehouseOf } from '../market/markets.ts';
import type { SharedCartRow } from './share-cart.ts';
import { lookOf } from './view.ts';

/** Goods of a shared cart as the shop has them now. */
interface Goods {
  readonly upc: string;
  readonly styleId: string;
  readonly colorCode: string;
  readonly size: string;
  readonly name: string;
  readonly slug: string;
  readonly productType: string;
  readonly designs: Designs | null;
  /** Null in markets where it is not sold. */
  readonly current: number | null;
  readonly announcedUntil: Date | null;
  readonly shipsAt: Date | null;
  readonly units: number;
}

async function readGoods(db: Db, upcs: readonly string[], locale: Locale): Promise<ReadonlyMap<string, Goods>> {
  const { rows } = await sql<Goods>`
    select v.upc, s.style_id as "styleId", p.colour_code as "colorCode", v.size, t.name, t.slug, s.product_type as "productType", s.designs,
      pp.current, ${announcedUntil} as "announcedUntil", ${shipsAt} as "shipsAt", coalesce(st.available, 0) as units
    from variant v join product p on p.product_id = v.product_id join style s on s.style_id = p.style_id
    join style_text t on t.style_id = s.style_id and t.language = ${locale.language}
    left join product_price pp on pp.product_id = p.product_id and pp.market = ${locale.country}
    left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(locale.country)}
    where v.upc = any(${[...upcs]})`.execute(db);
  return new Map(rows.map((row) => [row.upc, row]));
}

function stateOf(goods: Goods, line: SharedCartLine, units: number, now: Date): SharedLineState {
  if (goods.current === null) return 'not-here';
  if (goods.announcedUntil && goods.announcedUntil > now) return 'not-yet';
  if (units <= 0) return 'sold-out';
  if (units < line.qty) return 'fewer';
  return goods.shipsAt && goods.shipsAt > now ? 'presale' : 'available';
}

const sellable: readonly SharedLineState[] = ['available', 'fewer', 'presale'];

/** Goods that the shop has no more: their name, in the words of the time. */
const goneLine = (line: SharedCartLine, { language }: Locale): SharedLine => ({
  productId: line.productId,
  upc: line.upc,
  name: line.names[language] ?? Object.values(line.names)[0] ?? line.productId,
  variants: [],
  state: 'gone',
  wanted: line.qty,
  available: 0,
  gift: line.gift,
});

/** Returns what a link leads to, at the prices and stock of now: those of any visitor, never of who made it. */
export async function viewShared(
  db: Db,
  { market, lines, expiresAt }: SharedCartRow,
  locale: Locale,
  now: Date,
): Promise<SharedCart> {
  const goodsOf = await readGoods(
    db,
    lines.map(({ upc }) => upc),
    locale,
  );
  /** Units by variant that lines above have not taken: designs of one variant share its stock. */
  const rest = new Map([...goodsOf].map(([upc, { units }]) => [upc, units]));
  const items = lines.map((line): SharedLine => {
    const goods = goodsOf.get(line.upc);
    if (!goods) return goneLine(line, locale);
    const units = Math.min(rest.get(line.upc) ?? 0, line.maxQty);
    const state = stateOf(goods, line, units, now);
    const available = sellable.includes(state) ? Math.min(line.qty, units) : 0;
    rest.set(line.upc, (rest.get(line.upc) ?? 0) - available);
    const price = goods.current === null ? null : (line.amount ?? goods.current);
    const changed = market === locale.country && line.price !== null && price !== null && line.price !== price;
    return {
      productId: line.productId,
      upc: line.upc,
      name: goods.name,
      ...lookOf({ ...goods, recipeId: line.recipeId, customsCode: line.customsCode }, price ?? 0, locale),
      pdpUrl: productUrl(goods.slug, line.productId),
      state,
      wanted: line.qty,
      available: shownUnits(available),
      ...(price === null ? {} : { price }),
      ...(changed && line.price !== null ? { priceThen: line.price } : {}),
      gift: line.gift,
    };
  });
  return {
    expiresAt: expiresAt.toISOString(),
    currency: locale.currency,
    items,
    units: items.reduce((sum, { available }) => sum + available, 0),
    subtotal: items.reduce((sum, { available, price = 0 }) => sum + available * price, 0),
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { CallResponse, ParsedCall } from 'shared-contracts/call';
import type { correctStock, findStock, getStock, Shelf, StockedVariant } from 'shared-contracts/calls/staff-stock';
import type { Locale } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { likePattern } from '../database/like-pattern.ts';
import { colorName } from '../goods/palette.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { lockShelf } from '../inventory/stock.ts';
import { readActionsOf, recordAction } from '../staff/actions.ts';
import type { StaffActor } from '../staff/actor-of.ts';

const PAGE = 24;

interface GoodsRow {
  readonly upc: string;
  readonly productId: string;
  readonly name: string;
  readonly color: string;
  readonly size: string;
}

const toGoods = ({ color, size, ...row }: GoodsRow, locale: Locale) => ({
  ...row,
  color: colorName(color, locale.language),
  size: sizeLabel(size, locale),
});

const goods = (language: Locale['language']): RawBuilder<unknown> => sql`
  variant v join product p on p.product_id = v.product_id
  join style s on s.style_id = v.style_id and s.product_type <> 'gift'
  join style_text t on t.style_id = v.style_id and t.language = ${language}`;
const goodsColumns = sql`v.upc, v.product_id as "productId", t.name, p.colour_code as color, v.size`;

function matches(words: string): RawBuilder<unknown> {
  if (/^\d{12,14}$/.test(words)) return sql`v.upc = ${words}`;
  const id = words.toUpperCase();
  if (/^[A-Z]{2}[A-Z0-9]{6,9}$/.test(id))
    return sql`(v.product_id = ${id} or v.style_id = ${id} or t.name ilike ${likePattern(words)})`;
  return sql`t.name ilike ${likePattern(words)}`;
}

/** Returns a page of sizes by UPC, product, style, or name. */
export async function searchStock(
  db: Db,
  { words, after = '' }: ParsedCall<typeof findStock>['query'],
  locale: Locale,
): Promise<CallResponse<typeof findStock>> {
  const { rows } = await sql<GoodsRow & Pick<StockedVariant, 'available'>>`
    select ${goodsColumns},
      (select cast(coalesce(sum(st.available), 0) as integer) from stock st where st.upc = v.upc) as available
    from ${goods(locale.language)} where ${matches(words)} and v.upc > ${after} order by v.upc limit ${PAGE + 1}`.execute(
    db,
  );
  const variants = rows.slice(0, PAGE).map((row) => ({ ...toGoods(row, locale), available: row.available }));
  const next = rows.length > PAGE ? variants.at(-1)?.upc : undefined;
  return { variants, ...(next ? { next } : {}) };
}

// Sold and not packed yet: by orders, and by placements that are not orders yet.
const reservedUnits = (upc: string): RawBuilder<unknown> => sql`
  select location_id, cast(sum(qty) as integer) as qty from (
    select l.location_id, l.qty - l.cancelled_qty as qty from order_line l
    join shipment s on s.order_number = l.order_number and s.shipment_id = l.shipment_id
    where l.upc = ${upc} and s.status = 'received'
    union all
    select r->>'locationId', cast(r->>'qty' as integer)
    from placement p cross join jsonb_array_elements(p.snapshot->'reservations') r
    where p.state in ('reserved', 'challenge', 'authorised') and r->>'upc' = ${upc} and cast(r->>'counted' as boolean)
  ) sold group by location_id`;

async function readShelves(db: Db, upc: string, locationId?: string): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select l.location_id as "locationId", l.name, l.kind, l.country, coalesce(st.available, 0) as available,
      coalesce(held.qty, 0) as held, coalesce(sold.qty, 0) as reserved
    from location l
    left join stock st on st.location_id = l.location_id and st.upc = ${upc}
    left join (
      select location_id, cast(sum(qty) as integer) as qty from stock_hold where upc = ${upc} group by location_id
    ) held on held.location_id = l.location_id
    left join (${reservedUnits(upc)}) sold on sold.location_id = l.location_id
    where ${locationId === undefined ? sql`true` : sql`l.location_id = ${locationId}`}
    order by l.kind desc, l.country desc, l.name, l.location_id`.execute(db);
  return rows;
}

const shelfName = (upc: string, locationId: string): string => `${upc} ${locationId}`;
const onShelf = ({ available, held, reserved }: Pick<Shelf, 'available' | 'held' | 'reserved'>): number =>
  available + held + reserved;

/** Reads the stock of a size at all places. @throws {CallError} API404 */
export async function readStock(db: Db, upc: string, locale: Locale): Promise<CallResponse<typeof getStock>> {
  const { rows } = await sql<GoodsRow>`
    select ${goodsColumns} from ${goods(locale.language)} where v.upc = ${upc}`.execute(db);
  const [row] = rows;
  if (!row) throw new CallError('API404');
  const shelves = await readShelves(db, upc);
  const names = shelves.map(({ locationId }) => shelfName(upc, locationId));
  const corrections = (await readActionsOf(db, ...names)).map(
    ({ at, by, of = '', reason = '', before = {}, after = {} }) => ({
      at,
      ...(by ? { by } : {}),
      locationId: of.slice(upc.length + 1),
      before: Number(before.onShelf ?? 0),
      after: Number(after.onShelf ?? 0),
      reason,
    }),
  );
  return {
    variant: toGoods(row, locale),
    shelves,
    corrections: corrections.slice(0, 20),
  };
}

/**
 * Replaces the stock at a place by what was counted, within the given transaction, and records it. What carts hold and
 * orders have bought stays theirs: the rest can be sold.
 * @throws {CallError} API404 for unknown goods or places; INV411 when the numbers are not those seen; INV412 for fewer
 * units than carts and orders have
 */
export async function correctShelf(
  transaction: Db,
  { params: { upc, locationId }, body: { counted, seen, reason } }: Omit<ParsedCall<typeof correctStock>, 'query'>,
  actor: StaffActor,
): Promise<Shelf> {
  if (!(await lockShelf(transaction, upc, locationId))) throw new CallError('API404');
  // Read after the lock: every change of these numbers that has it is visible now.
  const [shelf] = await readShelves(transaction, upc, locationId);
  if (!shelf) throw new CallError('API404');
  const { available, held, reserved } = shelf;
  if (available !== seen.available || held !== seen.held || reserved !== seen.reserved)
    throw new CallError('INV411', { additionalInfo: { available, held, reserved } });
  const left = counted - held - reserved;
  if (left < 0) throw new CallError('INV412', { field: 'counted', additionalInfo: { minCount: held + reserved } });
  await transaction
    .updateTable('stock')
    .set({ available: left })
    .where('upc', '=', upc)
    .where('location_id', '=', locationId)
    .execute();
  await recordAction(transaction, actor, {
    action: 'stock.correct',
    change: {
      of: shelfName(upc, locationId),
      reason,
      before: { onShelf: onShelf(shelf), available },
      after: { onShelf: counted, available: left },
    },
  });
  return { ...shelf, available: left };
}

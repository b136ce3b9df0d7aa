import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { DeliveryRule, DeliveryScope } from '../delivery/methods.ts';
import type { Market } from '../market/markets.ts';
import type { Problems } from './problems.ts';
import type { RecordKind } from './records.ts';
import type { StagedTable } from './staging.ts';

interface Checked {
  readonly kinds: ReadonlySet<RecordKind>;
  readonly problems: Problems;
}

/** Goods that are sold in a market, by how they are delivered. */
interface Sold {
  readonly market: Market['id'];
  readonly scope: DeliveryScope;
}

const goods: Readonly<Partial<Record<DeliveryScope, string>>> = { home: 'goods', customs: 'made-to-order goods' };

/** Returns a table as it will be after the import of `kind`. */
const asImported = ({ kinds }: Checked, kind: RecordKind, table: StagedTable) =>
  sql.table(`${kinds.has(kind) ? 'import_' : ''}${table}`);

async function checkWarehouses(transaction: Db, checked: Checked): Promise<void> {
  const { rows: wrong } = await sql<{ readonly line: number; readonly warehouse: string }>`
    select m.line, l.location_id as warehouse
    from import_market m join ${asImported(checked, 'stores', 'location')} l on l.location_id = m.warehouse_id
    where l.kind <> 'warehouse'`.execute(transaction);
  for (const { line, warehouse } of wrong)
    checked.problems.add({ file: 'markets.jsonl', line }, 'warehouse', `must be a warehouse: ${warehouse} is a store`);
}

/** Checks that whatever is sold in a market has rules there, and can be delivered everywhere in it. */
export async function checkMarkets(transaction: Db, checked: Checked): Promise<void> {
  const { kinds, problems } = checked;
  if (kinds.has('markets')) await checkWarehouses(transaction, checked);
  if (!kinds.has('products') && !kinds.has('delivery') && !kinds.has('markets')) return;
  const { rows: markets } = await sql<{ readonly rules: Market }>`
    select rules from ${asImported(checked, 'markets', 'market')}`.execute(transaction);
  const { rows: delivery } = await sql<{ readonly rule: DeliveryRule }>`
    select rule from ${asImported(checked, 'delivery', 'delivery_rule')}`.execute(transaction);
  const { rows: sold } = await sql<Sold>`
    select distinct pp.market, case s.product_type when 'custom' then 'customs' when 'digital' then 'digital' else 'home' end as scope
    from ${asImported(checked, 'products', 'product_price')} pp
    join ${asImported(checked, 'products', 'product')} p on p.product_id = pp.product_id
    join ${asImported(checked, 'products', 'style')} s on s.style_id = p.style_id
    where s.product_type <> 'gift' order by scope desc, market`.execute(transaction);
  const refuse = (file: string, field: string, message: string) => problems.add({ file, line: 0 }, field, message);
  for (const market of new Set(sold.map(({ market: id }) => id)))
    if (!markets.some(({ rules }) => rules.id === market))
      refuse('markets.jsonl', 'id', `has no record of ${market}, where there are prices`);
  for (const { market, scope } of sold) {
    const isSent = delivery.some(
      ({ rule }) => rule.scope === scope && rule.prices[market] !== undefined && !rule.excludes[market]?.length,
    );
    if (scope in goods && !isSent)
      refuse(
        'delivery.jsonl',
        'prices',
        `has no way to deliver ${goods[scope]} to all of ${market}, where there are prices`,
      );
    const rules = markets.find(({ rules: { id } }) => id === market)?.rules;
    if (scope === 'digital' && rules && !rules.giftCards)
      refuse('markets.jsonl', 'giftCards', `is missing for ${market}, where gift cards have prices`);
  }
}

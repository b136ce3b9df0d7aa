import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { DeliveryRule, DeliveryScope } from '../delivery/methods.ts';
import type { Problems } from './problems.ts';
import type { RecordKind } from './records.ts';

/** Goods that are sold in a market, by how they are delivered. */
interface Sold {
  readonly market: keyof DeliveryRule['prices'];
  readonly scope: DeliveryScope;
}

const goods: Readonly<Partial<Record<DeliveryScope, string>>> = { home: 'goods', customs: 'made-to-order goods' };

/** Checks that whatever is sold in a market can be delivered everywhere in it. */
export async function checkDelivery(
  transaction: Db,
  { kinds, problems }: { readonly kinds: ReadonlySet<RecordKind>; readonly problems: Problems },
): Promise<void> {
  if (!kinds.has('products') && !kinds.has('delivery')) return;
  const prefix = (kind: RecordKind) => (kinds.has(kind) ? 'import_' : '');
  const { rows: rules } = await sql<{ readonly rule: DeliveryRule }>`
    select rule from ${sql.table(`${prefix('delivery')}delivery_rule`)}`.execute(transaction);
  const of = prefix('products');
  const { rows: sold } = await sql<Sold>`
    select distinct pp.market, case s.product_type when 'custom' then 'customs' else 'home' end as scope
    from ${sql.table(`${of}product_price`)} pp
    join ${sql.table(`${of}product`)} p on p.product_id = pp.product_id
    join ${sql.table(`${of}style`)} s on s.style_id = p.style_id
    where s.product_type not in ('digital', 'gift') order by scope desc, market`.execute(transaction);
  for (const { market, scope } of sold) {
    const reaches = ({ rule }: { readonly rule: DeliveryRule }) =>
      rule.scope === scope && rule.prices[market] !== undefined && !rule.excludes[market]?.length;
    if (!rules.some(reaches))
      problems.add(
        { file: 'delivery.jsonl', line: 0 },
        'prices',
        `has no way to deliver ${goods[scope]} to all of ${market}, where there are prices`,
      );
  }
}

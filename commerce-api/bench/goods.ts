import type pg from 'pg';

/** A variant that is available. */
export interface Goods {
  readonly productId: string;
  readonly upc: string;
}

/** Returns variants for home delivery in the US with enough stock for any measurement. */
export async function plentyOf(pool: pg.Pool, count: number): Promise<Goods[]> {
  const { rows } = await pool.query<Goods>(
    `select v.product_id as "productId", v.upc from style s join variant v on v.style_id = s.style_id join stock st on st.upc = v.upc and st.location_id = 'W100'
     where s.product_type = 'apparel' and s.publish_at is null and st.available > 0 order by v.upc limit $1`,
    [count],
  );
  await pool.query("update stock set available = 1000000 where location_id = 'W100' and upc = any($1)", [
    rows.map(({ upc }) => upc),
  ]);
  return rows;
}

/** Returns a function that cycles through a list. */
export function rotate<T>(list: readonly T[]): () => T {
  let next = 0;
  return () => {
    const item = list[next % list.length];
    next += 1;
    if (item === undefined) throw new Error('There is nothing to measure with: is the database filled?');
    return item;
  };
}

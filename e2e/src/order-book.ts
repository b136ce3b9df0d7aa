import pg from 'pg';

export interface BookedOrder {
  readonly orderNumber: string;
  readonly payments: readonly { readonly state: string; readonly amount: number; readonly reference: string }[];
}

/** The orders in the database with their payments, oldest first. */
export async function ordersOf(databaseUrl: string): Promise<BookedOrder[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ order_number: string; payments: BookedOrder['payments'] }>(
      `select o.order_number, coalesce(json_agg(json_build_object('state', p.state, 'amount', p.amount, 'reference', p.provider_reference)) filter (where p.payment_id is not null), '[]') as payments
         from orders o left join payment p on p.order_number = o.order_number
        group by o.order_number, o.placed_at order by o.placed_at`,
    );
    return rows.map(({ order_number, payments }) => ({ orderNumber: order_number, payments }));
  } finally {
    await client.end();
  }
}

interface ProviderAuthorization {
  /** Minor units. */
  readonly captured: number;
}

/** What the card provider itself has captured for orders, minor units each: its books, not ours. */
export async function capturedByProvider(sandboxOrigin: string, orders: readonly BookedOrder[]): Promise<number[]> {
  const references = orders.flatMap(({ payments }) => payments.map(({ reference }) => reference));
  return Promise.all(
    references.map(async (reference) => {
      const answer = await fetch(`${sandboxOrigin}/card/v1/authorizations/${reference}`, {
        headers: { authorization: 'Bearer sk_sandbox' },
        signal: AbortSignal.timeout(5000),
      });
      if (!answer.ok) throw new Error(`The card provider does not know ${reference}: ${answer.status}`);
      return ((await answer.json()) as ProviderAuthorization).captured;
    }),
  );
}

import { sql } from 'kysely';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { getPaymentMethods } from 'shared-contracts/calls/payment';
import { locales } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { segmentsOf } from 'shared-contracts/segments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { agentLoginAs, signInAs } from './people.ts';
import { openShop, type Sellable, type Shop } from './shop.ts';

const money = (amount: number): string => formatMoney(amount, 'USD', locales['en-us']);

/** Kinds of customers, with the name of a demo account. */
const customers = [
  ['somebody who is not signed in', 'none', ''],
  ['a consumer', 'consumer', 'mara'],
  ['a member of the loyalty program', 'consumer', 'lena'],
  ['a member who has not confirmed that', 'consumer', 'uwe'],
  ['an athlete', 'consumer', 'ada'],
  ['a creator', 'consumer', 'iris'],
  ['a professional (WRANX)', 'consumer', 'walt'],
  ['a professional (IPA)', 'consumer', 'pia'],
  ['an employee', 'employee', 'emil'],
  ['an employee who has not accepted the terms', 'employee', 'eva'],
  ['an employee with $90 of the discount left', 'employee', 'enno'],
] as const;

const page = (price: number, rows: readonly string[]): string => `# Who sees and pays what

What the demo shop charges its kinds of customers for an item at ${money(price)} that nothing else reduces, sent to Seattle. Everybody sees the same goods
and prices; pages can be written for [segments](decisions/0041-segments.md). \`commerce-api/test/customers.test.ts\` compares the table with
what the services answer, and writes it with \`vitest -u\`.

What is taken off comes from a promotion for an audience, and what earns points from a rule of the market; both are the merchant's
([your own shop](your-own-shop.md)). Credits, and what an employee may buy with the discount in a year, belong to the account.

| who | demo account | segments | taken off | delivery | tax | pays | points | ways to pay |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;

describe.each(engines)('customers on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  /** Goods at their regular price, below that from which delivery is free. */
  async function regularGoods(): Promise<Sellable & { readonly price: number }> {
    const { rows } = await sql<Sellable & { readonly price: number }>`
      select v.product_id as "productId", v.upc, pp.current as price from variant v
      join product_price pp on pp.product_id = v.product_id and pp.market = 'US'
      join style s on s.style_id = v.style_id
      join stock st on st.upc = v.upc and st.location_id = 'W100'
      where s.product_type = 'apparel' and s.publish_at is null and st.available >= 20 and pp.current = pp.original
        and pp.current between 8000 and 9500
      order by v.upc limit 1`.execute(shop.db);
    return rows[0]!;
  }

  test('see and pay what the documentation says [ACC-20]', async () => {
    const { price, ...goods } = await regularGoods();
    const rows: string[] = [];
    for (const [who, account, name] of customers) {
      const email = `${name}@demo.example`;
      const signedIn =
        account === 'none' ? undefined : await (account === 'employee' ? agentLoginAs : signInAs)(shop, email);
      const shopper = signedIn ?? (await shop.guest());
      const { basketId, totals, earning } = await shop.readyCart(shopper, [goods]);
      const { paymentMethods } = await shopper.ok(getPaymentMethods, { params: { basketId } });
      const isMember = earning?.membership === 'member';
      rows.push(
        `| ${[
          who,
          signedIn ? `\`${email}\`` : '',
          segmentsOf({ account, traits: signedIn?.token.traits }).join(', '),
          money(totals.totalDiscount),
          money(totals.shipping),
          money(totals.taxAmount),
          money(totals.total),
          isMember ? earning.points : '',
          paymentMethods
            .map(({ label, payableAmount }) => (payableAmount ? `${label} (${money(payableAmount)})` : label))
            .join(', '),
        ].join(' | ')} |`,
      );
    }
    await expect(page(price, rows)).toMatchFileSnapshot('../../docs/customers.md');
  });

  test.each([
    ['walt', 'WRANX', '20% for outdoor trades'],
    ['pia', 'IPA', '30% for mountain professionals'],
  ])('name the promotion for the profession of %s [ACC-20]', async (name, type, promotion) => {
    const who = await signInAs(shop, `${name}@demo.example`);
    const { consumerDetails } = await who.ok(getConsumer, {});
    expect(consumerDetails.identity).toEqual([{ type, promotion }]);
    // One with a condition may not apply to the cart.
    await sql`update promotion set rule = jsonb_set(rule, '{minimumUnits}', '2') where rule->>'audience' = ${type}`.execute(
      shop.db,
    );
    expect((await who.ok(getConsumer, {})).consumerDetails.identity).toEqual([{ type }]);
  });
});

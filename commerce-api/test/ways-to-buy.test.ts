import { localeIds } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { openShop, type Shop } from './shop.ts';
import { isCore } from './tier.ts';
import { buy, type Outcome, type Purchase, shelfOf } from './ways-to-buy/buy.ts';
import { faultsOf } from './ways-to-buy/check.ts';
import { openShopper } from './ways-to-buy/shoppers.ts';
import { type Done, tableOf } from './ways-to-buy/table.ts';
import { type Buyer, buyers, type Cell, deliveryIds, payments } from './ways-to-buy/ways.ts';

/** Reports a failed purchase together with the others instead of stopping them. */
const failure = (error: unknown): Outcome => ({ methods: [], offered: [], errorId: String(error) });

const cellsOf = (buyer: Buyer): Cell[] =>
  deliveryIds.flatMap((delivery) => payments.map((payment) => ({ delivery, payment, buyer })));

/** Few cells in which every kind of goods, of buyers, and of payments occurs. */
const sample: readonly string[] = [
  'guest standard Card',
  'guest digital PayPal',
  'guest digital Klarna',
  'member pudo Points, then card',
  'member customs Klarna',
  'employee pickup Gift card, then card',
  'employee sts Apple Pay',
];
const isInSample = ({ delivery, payment, buyer }: Cell): boolean =>
  sample.includes(`${buyer} ${delivery} ${payment.name}`);

describe.each(engines)('ways to buy on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  /** Buys cells of a market: those of one buyer after each other, as a shopper does. */
  async function buyAll(locale: Purchase['locale'], wanted: (cell: Cell) => boolean): Promise<Done[]> {
    const shelf = await shelfOf(shop, locale);
    const ofBuyer = async (buyer: Buyer): Promise<Done[]> => {
      const shopper = await openShopper(shop, buyer, locale);
      const done: Done[] = [];
      for (const cell of cellsOf(buyer).filter(wanted)) {
        const purchase = { ...cell, shop, locale, shelf, shopper };
        done.push({ purchase, outcome: await buy(purchase).catch(failure) });
      }
      return done;
    };
    return (await Promise.all(buyers.map(ofBuyer))).flat();
  }
  const faultsIn = (done: readonly Done[]): string[] =>
    done.flatMap(({ purchase, outcome }) => {
      const { delivery, payment, buyer } = purchase;
      return faultsOf(purchase, outcome).map((fault) => `${delivery}, ${payment.name}, ${buyer}: ${fault}`);
    });

  test.each(['en-us', 'fr-ca', 'de-de'] as const)(
    'end in a right order, mail, and invoice, or in the refusal of a rule: a sample in %s',
    async (locale) => {
      const done = await buyAll(locale, isInSample);
      expect(done).toHaveLength(sample.length);
      expect(faultsIn(done)).toEqual([]);
    },
  );

  // More than a thousand orders: once, on the database of production. The sample runs on both.
  if (!isCore && engine === 'postgres')
    test.each(localeIds)('end in what the table of %s says', { timeout: 1_800_000 }, async (locale) => {
      const done = await buyAll(locale, () => true);
      expect(faultsIn(done)).toEqual([]);
      await expect(tableOf(locale, done)).toMatchFileSnapshot(`ways-to-buy/${locale}.md`);
    });
});

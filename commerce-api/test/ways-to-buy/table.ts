import { locales } from 'shared-contracts/locale';
import type { Outcome, Purchase } from './buy.ts';
import { moneyIn, sumsOf } from './check.ts';
import { buyers, deliveries, deliveryIds, payments, refusalOf } from './ways.ts';

/** A cell of the table that was bought. */
export interface Done {
  readonly purchase: Purchase;
  readonly outcome: Outcome;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function wordsOf({ purchase, outcome: { bought } }: Done): string {
  const refusal = refusalOf(purchase);
  if (refusal) return `refused, ${refusal.errorId}: ${refusal.reason}`;
  if (!bought) return 'failed';
  const money = moneyIn(purchase.locale);
  const amounts = bought.order.paymentMethod.map(({ amount }) => money(amount));
  return amounts.join(' + ');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the table of a market as Markdown. */
export function tableOf(locale: Purchase['locale'], done: readonly Done[]): string {
  const money = moneyIn(locale);
  const find = (delivery: string, payment: string, buyer: string) =>
    done.find(({ purchase: one }) => one.delivery === delivery && one.payment.name === payment && one.buyer === buyer)!;
  const sums = deliveryIds.flatMap((delivery) =>
    buyers.map((buyer) => {
      const { purchase, outcome } = find(delivery, 'Card', buyer);
      const {
        goods,
        saved,
        delivery: cost,
        tax,
        total,
      } = sumsOf(purchase, outcome.bought?.method.price.finalAmount ?? 0);
      return [deliveries[delivery].name, capital(buyer), ...[goods, -saved, cost, tax, total].map(money)];
    }),
  );
  const sections = deliveryIds.map((delivery) => {
    const rows = payments.map(({ name }) => [name, ...buyers.map((buyer) => wordsOf(find(delivery, name, buyer)))]);
    const { bought } = find(delivery, 'Card', 'guest').outcome;
    const label = bought?.order.shipments[0]?.shippingMethod.label;
    return `## ${deliveries[delivery].name}\n\nThe order and its mail say “${label}”.\n\n${table(['Payment', ...buyers.map(capital)], rows)}`;
  });
  const tax = locales[locale].taxIncluded ? 'Tax, included' : 'Tax';
  return `${[
    `# Ways to buy in ${locale}`,
    'Written by `commerce-api/test/ways-to-buy.test.ts`, which buys every cell by calls. Each ended in an order with these sums, one mail and an invoice\nthat say so, or in the refusal that is named.',
    '## What it costs',
    table(['Delivery', 'Buyer', 'Goods', 'Saved', 'Delivery costs', tax, 'Total'], sums),
    ...sections,
  ].join('\n\n')}\n`;
}

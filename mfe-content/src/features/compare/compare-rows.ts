import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { fitVerdict } from '../product/fit-score.tsx';

export interface CompareRow {
  readonly label: string;
  /** One for each product, in their order; undefined where nothing is stated. */
  readonly values: readonly (string | undefined)[];
}

interface RowTexts {
  readonly colours: string;
  readonly sizes: string;
  readonly fit: string;
  readonly soldOut: string;
  readonly verdicts: Readonly<Record<ReturnType<typeof fitVerdict>, string>>;
}

function sizesOf({ attributes }: ProductDetails, soldOut: string): string | undefined {
  const options = attributes.find(({ type }) => type === 'size')?.options;
  if (!options) return undefined;
  const inStock = options.filter(({ available }) => available).map(({ label }) => label);
  return inStock.length > 0 ? inStock.join(', ') : soldOut;
}

/** What the shop states about products, side by side: each fact that at least one of them has, in the order of the first. */
export function compareRows(products: readonly ProductDetails[], texts: RowTexts): CompareRow[] {
  const rows: CompareRow[] = [
    { label: texts.colours, values: products.map(({ colours }) => colours.map(({ label }) => label).join(', ')) },
    { label: texts.sizes, values: products.map((product) => sizesOf(product, texts.soldOut)) },
    {
      label: texts.fit,
      values: products.map(({ fitScore }) =>
        fitScore === undefined ? undefined : texts.verdicts[fitVerdict(fitScore)],
      ),
    },
  ];
  const labels = new Set(products.flatMap(({ specifications }) => specifications.map(({ label }) => label)));
  for (const label of labels)
    rows.push({
      label,
      values: products.map(({ specifications }) => specifications.find((one) => one.label === label)?.value),
    });
  return rows.filter(({ values }) => values.some(Boolean));
}

/** Whether products differ in a row. */
export const differs = ({ values }: CompareRow): boolean => new Set(values).size > 1;

import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { fitVerdict, fitWords } from '../product/fit-words.ts';
import { sizeOptions } from '../product/variant-choice.ts';

export interface CompareRow {
  readonly label: string;
  /** One for each product, in their order; undefined where nothing is stated. */
  readonly values: readonly (string | undefined)[];
}

interface RowTexts extends Readonly<Record<(typeof fitWords)[keyof typeof fitWords], string>> {
  readonly colors: string;
  readonly sizes: string;
  readonly fit: string;
  readonly soldOut: string;
}

function sizesOf(product: ProductDetails, soldOut: string): string | undefined {
  const sizes = sizeOptions(product);
  if (sizes.length === 0) return undefined;
  const inStock = sizes.filter(({ available }) => available).map(({ label }) => label);
  return inStock.length > 0 ? inStock.join(', ') : soldOut;
}

/** What the shop states about products, side by side: each fact that at least one of them has, in the order of the first. */
export function compareRows(products: readonly ProductDetails[], texts: RowTexts): CompareRow[] {
  const rows: CompareRow[] = [
    { label: texts.colors, values: products.map(({ colors }) => colors.map(({ label }) => label).join(', ')) },
    { label: texts.sizes, values: products.map((product) => sizesOf(product, texts.soldOut)) },
    {
      label: texts.fit,
      values: products.map(({ fitScore }) =>
        fitScore === undefined ? undefined : texts[fitWords[fitVerdict(fitScore)]],
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

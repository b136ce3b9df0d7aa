import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { color } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { compareMessages } from '../../messages/compare-messages.ts';
import type { CompareRow } from './compare-rows.ts';

interface CompareBodyProps {
  readonly rows: readonly CompareRow[];
  /** One for each column. */
  readonly products: readonly Pick<ProductDetails, 'id'>[];
}

/** The rows of a comparison, with a word where nothing is stated. */
export function CompareBody({ rows, products }: CompareBodyProps) {
  const texts = compareMessages(useLocale());
  return (
    <tbody>
      {rows.map(({ label, values }) => (
        <tr key={`${label}: ${values.join()}`}>
          <th scope="row">{label}</th>
          {products.map(({ id }, index) => (
            <td key={id}>{values[index] ?? <span css={{ color: color.muted }}>{texts.notStated}</span>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

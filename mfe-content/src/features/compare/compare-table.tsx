import { css } from '@emotion/react';
import { useState } from 'react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { recordOfSelection } from 'shared-contracts/tracking/product-records';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { DataTable } from 'shared-ui/data-table';
import { CloseIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { linkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { selects, useTrackedList } from 'storefront-kit/use-tracked-list';
import { compareMessages } from '../../messages/compare-messages.ts';
import { contentMessages } from '../../messages/content-messages.ts';
import { priceProps } from '../product-card/card-prices.ts';
import { CardRating } from '../product-card/card-rating.tsx';
import { compareAddress } from './compare-address.ts';
import { CompareBody } from './compare-body.tsx';
import { compareRows, differs } from './compare-rows.ts';
import { useCompared } from './use-compared.ts';

// What a row is about stays in view while the products move.
const look = css({
  '& thead td, & tbody th': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: '7rem',
    minWidth: '6.5rem',
    background: color.paper,
    [media.desktop]: { width: '12rem' },
  },
  '& thead th': { color: color.ink, fontWeight: 400, minWidth: '9rem', verticalAlign: 'top' },
});
const head = css({ display: 'grid', gap: space[2], justifyItems: 'start', position: 'relative' });
const tile = css({
  position: 'relative',
  width: '100%',
  maxWidth: '16rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
});

/** Products side by side. On a narrow screen they are moved below the names of the rows. */
export function CompareTable({ products }: { readonly products: readonly ProductDetails[] }) {
  const { locale } = usePlatform();
  const texts = compareMessages(locale);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const all = compareRows(products, { ...contentMessages(locale), ...texts });
  const rows = onlyDifferences ? all.filter(differs) : all;
  const records = products.map((product, index) =>
    recordOfSelection(product, undefined, {
      interactionOrigin: 'product compare',
      list: 'compare',
      position: index + 1,
    }),
  );
  const tracked = useTrackedList<HTMLDivElement>({ currency: locale.currency, products: records });
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }} {...tracked}>
      {products.length > 1 && (
        <Checkbox
          label={texts.differences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          css={{ '@media (scripting: none)': { display: 'none' } }}
        />
      )}
      <DataTable caption={texts.table} css={look}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <ComparedProduct
                  product={product}
                  others={products.flatMap(({ id }) => (id === product.id ? [] : [id]))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <CompareBody rows={rows} products={products} />
      </DataTable>
      <div role="status">{onlyDifferences && rows.length === 0 && <Text>{texts.same}</Text>}</div>
    </div>
  );
}

interface ComparedProductProps {
  readonly product: ProductDetails;
  /** The ids of those that remain without it. */
  readonly others: readonly string[];
}

/** The head of a column: what the product looks like and costs, with the ways on. */
function ComparedProduct({ product, others }: ComparedProductProps) {
  const { locale, dialogs } = usePlatform();
  const report = useReport('content');
  const texts = compareMessages(locale);
  const { remove } = useCompared();
  const { id, name, url, price, pictures, productType } = product;
  const [front] = pictures;
  return (
    <article css={head}>
      <div css={tile}>
        {front && <Picture {...front} width={256} height={320} sizes="(min-width: 900px) 16rem, 9rem" cover />}
        <Link
          to={compareAddress(others)}
          aria-label={texts.remove(name)}
          css={[iconButtonStyle, { position: 'absolute', top: 0, right: 0 }]}
          onClick={() => remove(id)}
        >
          <CloseIcon />
        </Link>
      </div>
      <Link to={url} css={[linkStyle, { fontWeight: 600 }]}>
        {name}
      </Link>
      <Price {...priceProps(price, locale)} size="small" />
      <CardRating rating={product.rating} />
      {productType !== 'digital' && productType !== 'custom' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.chooseOf(name)}
          {...selects}
          onClick={() => void dialogs.open(quickshopDialog, { productId: id }).result.catch(report)}
          css={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {texts.choose}
        </Button>
      )}
    </article>
  );
}

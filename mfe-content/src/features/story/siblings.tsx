import { css } from '@emotion/react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { DataTable } from 'shared-ui/data-table';
import { linkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import type { NamedProducts } from '../../loaders/story-loader.ts';
import { compareMessages } from '../../messages/compare-messages.ts';
import { contentMessages } from '../../messages/content-messages.ts';
import { storyMessages } from '../../messages/story-messages.ts';
import { compareAddress } from '../compare/compare-address.ts';
import { CompareBody } from '../compare/compare-body.tsx';
import { compareRows } from '../compare/compare-rows.ts';
import { priceProps } from '../product-card/card-prices.ts';

const look = css({
  '& thead th': { color: color.ink, fontWeight: 400, minWidth: '9rem' },
  '& thead td, & tbody th': { minWidth: '6.5rem', [media.desktop]: { width: '12rem' } },
});
const tile = css({
  width: '6rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
});

interface SiblingsProps {
  readonly product: ProductDetails;
  readonly named: Deferred<NamedProducts | null>;
}

/** What the shop states about a product beside what it states about two of its kind. */
export function Siblings({ product, named }: SiblingsProps) {
  const locale = useLocale();
  const texts = { ...contentMessages(locale), ...compareMessages(locale), ...storyMessages(locale) };
  const siblings = useDeferred(named)?.siblings ?? [];
  if (siblings.length === 0) return null;
  const products = [product, ...siblings];
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <Heading level={2}>{texts.siblings}</Heading>
      <DataTable caption={texts.siblingsTable} css={look}>
        <thead>
          <tr>
            <td />
            {products.map(({ id, name, url, price, pictures: [front] }) => (
              <th key={id} scope="col">
                <div css={{ display: 'grid', gap: space[2], justifyItems: 'start' }}>
                  {front && (
                    <div css={tile}>
                      <Picture {...front} alt="" width={192} height={240} sizes="96px" cover />
                    </div>
                  )}
                  {id === product.id ? (
                    <Text look="small">
                      <strong>{name}</strong> · {texts.thisOne}
                    </Text>
                  ) : (
                    <Link to={url} css={[linkStyle, { fontWeight: 600 }]}>
                      {name}
                    </Link>
                  )}
                  <Price {...priceProps(price, locale)} size="small" />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <CompareBody rows={compareRows(products, texts)} products={products} />
      </DataTable>
      <Link to={compareAddress(products.map(({ id }) => id))} css={[linkStyle, { justifySelf: 'start' }]}>
        {texts.title}
      </Link>
    </div>
  );
}

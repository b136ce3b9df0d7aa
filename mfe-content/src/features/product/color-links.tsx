import { css } from '@emotion/react';
import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { SwatchDot } from 'shared-ui/swatch';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

const item = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.pill,
  border: '2px solid transparent',
  '&[aria-current=true]': { borderColor: color.ink },
  '&[data-gone=true]': { opacity: 0.45 },
});

/** The other colors: each is a product with its own URL. */
export function ColorLinks({ product }: { readonly product: Pick<ProductDetails, 'id' | 'url' | 'colors' | 'color'> }) {
  const texts = contentMessages(useLocale());
  return (
    <div>
      <Text weight={600} look="small">
        {texts.color}: <span css={{ fontWeight: 400 }}>{product.color.label}</span>
      </Text>
      <ul
        aria-label={texts.color}
        css={{ display: 'flex', flexWrap: 'wrap', gap: space[1], marginInlineStart: `-${space[2]}` }}
      >
        {product.colors.map(({ productId, label, swatch, available }) => (
          <li key={productId}>
            <Link
              to={product.url.replace(product.id, productId)}
              replace
              preventScrollReset
              css={item}
              aria-current={productId === product.id ? 'true' : undefined}
              data-gone={!available}
              aria-label={available ? label : `${label}, ${texts.soldOut}`}
              title={label}
            >
              <SwatchDot colors={[swatch]} size={28} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Layer } from 'shared-contracts/calls/product-story';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import { linkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Heading, Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { type Deferred, useDeferred } from 'storefront-kit/deferred';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import type { NamedProducts } from '../../loaders/story-loader.ts';
import { storyMessages } from '../../messages/story-messages.ts';
import { priceProps } from '../product-card/card-prices.ts';

interface LayeringProps {
  readonly layer: Layer;
  readonly named: Deferred<NamedProducts | null>;
}

/** Which layer a garment is, and what to wear under and over it. */
export function Layering({ layer, named }: LayeringProps) {
  const texts = storyMessages(useLocale());
  const found = useDeferred(named);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
      <Heading level={2}>{texts.layering}</Heading>
      <Text measured>{texts[layer]}</Text>
      {found && <Worn title={texts.over} products={found.over} />}
      {found && <Worn title={texts.under} products={found.under} />}
    </div>
  );
}

function Worn({ title, products }: { readonly title: string; readonly products: readonly ProductCard[] }) {
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
      <Heading level={3} look="h3">
        {title}
      </Heading>
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
          gap: space[3],
        }}
      >
        {products.map(({ styleId, name, url, picture, price }) => (
          <li key={styleId} css={{ display: 'flex', gap: space[3], alignItems: 'center' }}>
            <div
              css={{
                flex: 'none',
                width: '4.5rem',
                aspectRatio: '4 / 5',
                overflow: 'hidden',
                borderRadius: radius.card,
                background: color.tile,
              }}
            >
              <Picture {...picture} alt="" width={160} height={200} sizes="72px" cover />
            </div>
            <div css={{ display: 'grid', gap: space[1], justifyItems: 'start' }}>
              <Link to={url} css={[linkStyle, { fontWeight: 600 }]}>
                {name}
              </Link>
              <Price {...priceProps(price, locale)} size="small" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

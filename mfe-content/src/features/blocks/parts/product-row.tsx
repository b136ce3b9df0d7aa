import { css } from '@emotion/react';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { Text } from 'shared-ui/text';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { priceProps } from '../../product-card/card-prices.ts';

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  padding: space[3],
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
});
const nameLink = css({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** A product in one small row, which leads to it. */
export function ProductRow({ card, className }: { readonly card: ProductCard; readonly className?: string }) {
  const locale = useLocale();
  return (
    <article css={row} className={className}>
      <Picture {...card.picture} alt="" width={80} height={100} cover css={{ aspectRatio: '4 / 5' }} />
      <div css={{ display: 'grid', gap: space[1], justifyItems: 'start' }}>
        {card.eyebrow && (
          <Text look="caption" tone="muted">
            {card.eyebrow}
          </Text>
        )}
        <Link to={card.url} css={nameLink}>
          {card.name}
        </Link>
        <Price {...priceProps(card.price, locale)} size="small" />
      </div>
    </article>
  );
}

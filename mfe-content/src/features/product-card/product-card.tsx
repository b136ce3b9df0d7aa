import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import type { ProductCard as Card } from 'shared-contracts/entities/product-card';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { SwatchRow } from 'shared-ui/swatch-row';
import { Text } from 'shared-ui/text';
import { color, media, motion, radius, space } from 'shared-ui/tokens';
import { Link, useRoutedLinks } from 'storefront-kit/routing';
import { selects } from 'storefront-kit/use-tracked-list';
import { contentMessages } from '../../messages/content-messages.ts';
import { Heart } from '../favorites/heart.tsx';
import { badgeTone } from './badge-tone.ts';
import { priceProps } from './card-prices.ts';
import { CardRating } from './card-rating.tsx';

const frame = css({ position: 'relative', display: 'grid', gap: space[2], alignContent: 'start', height: '100%' });
const tile = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tile,
});
const second = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.medium} ${motion.ease}`,
  [media.hover]: { 'article:hover &': { opacity: 1 } },
});
const nameLook = css({
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
// Over the picture: on hover or focus with a pointer, always visible without one.
const quickAdd = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: space[2],
  bottom: space[2],
  background: color.surface,
  borderColor: 'transparent',
  [media.hover]: {
    opacity: 0,
    transition: `opacity ${motion.fast} ${motion.ease}`,
    'article:hover &, article:focus-within &': { opacity: 1 },
  },
});
// Above the link that covers the card.
const above = css({ position: 'relative', zIndex: 1, justifySelf: 'start' });

interface ProductCardProps {
  readonly card: Card;
  /** The picture's display width by screen. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** What else can be done with it, below everything else. */
  readonly children?: ReactNode;
}

/** A product card: picture, name, price, and colors. The whole card links to the product. */
export function ProductCard({ card, sizes, priority = false, headingLevel = 3, children }: ProductCardProps) {
  const { locale, dialogs } = usePlatform();
  const texts = contentMessages(locale);
  const [previewed, setPreviewed] = useState<number>();
  // The second picture is fetched on hover: most are never seen.
  const [pointedAt, setPointedAt] = useState(false);
  const routedLinks = useRoutedLinks();
  const preview = previewed === undefined ? undefined : card.colors[previewed];
  const picture = preview?.picture ?? card.picture;
  const Name = `h${headingLevel}` as const;
  return (
    <article css={frame} onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}>
      <div css={tile}>
        <Picture {...picture} width={600} height={750} sizes={sizes} priority={priority} cover />
        {pointedAt && card.alternatePicture && !preview && (
          <span css={second}>
            <Picture {...card.alternatePicture} alt="" width={600} height={750} sizes={sizes} cover />
          </span>
        )}
        {card.badge && (
          <span css={{ position: 'absolute', top: space[3], left: space[3], right: '3.5rem' }}>
            <Badge tone={badgeTone(card.badge.kind)}>{card.badge.label}</Badge>
          </span>
        )}
        <Heart
          productId={preview?.productId ?? card.productId}
          name={card.name}
          raised
          css={{ position: 'absolute', zIndex: 1, top: space[1], right: space[1] }}
        />
        {card.quickShop && (
          <Button
            variant="secondary"
            size="small"
            css={quickAdd}
            aria-label={texts.quickAddOf(card.name)}
            {...selects}
            onClick={() => void dialogs.open(quickshopDialog, { productId: preview?.productId ?? card.productId })}
          >
            {texts.quickAdd}
          </Button>
        )}
      </div>
      <div css={{ display: 'grid', gap: space[1] }}>
        {card.eyebrow && (
          <Text look="caption" tone="muted">
            {card.eyebrow}
          </Text>
        )}
        <Name>
          <Link to={preview ? card.url.replace(card.productId, preview.productId) : card.url} css={nameLook}>
            {card.name}
          </Link>
        </Name>
        <Price {...priceProps(preview?.price ?? card.price, locale)} size="small" />
      </div>
      {card.colors.length > 1 && (
        <div css={above} {...routedLinks}>
          <SwatchRow
            label={texts.colorsOf(card.name)}
            moreText={texts.moreColors}
            options={card.colors.map((color) => ({
              href: localePath(locale, card.url.replace(card.productId, color.productId)),
              label: color.label,
              colors: [color.swatch],
              current: color === (preview ?? card.colors.find(({ productId }) => productId === card.productId)),
            }))}
            onPreview={setPreviewed}
          />
        </div>
      )}
      {card.rating && <CardRating rating={card.rating} />}
      {children && <div css={above}>{children}</div>}
    </article>
  );
}

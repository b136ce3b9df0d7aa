import { css } from '@emotion/react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BlockOf } from 'shared-contracts/blocks/block';
import { quickshopDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { color, layer, media, motion, space } from 'shared-ui/tokens';
import { selects } from 'storefront-kit/use-tracked-list';
import { blockMessages } from '../../../messages/block-messages.ts';
import { contentMessages } from '../../../messages/content-messages.ts';
import { ProductRow } from '../parts/product-row.tsx';

type Hotspot = BlockOf<'look-book'>['looks'][number]['hotspots'][number];

// The target has 44 px, the point that is seen 20.
const point = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  translate: '-50% -50%',
  borderRadius: '50%',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: '#FFFFFF',
    border: '6px solid #14181A',
    boxShadow: '0 0 0 2px #FFFFFF',
    transition: `scale ${motion.fast} ${motion.ease}`,
  },
  '&:hover::after, &[aria-expanded=true]::after': { scale: '1.25' },
  '&[aria-expanded=true]::after': { borderColor: '#C2410C' },
  '@media (scripting: none)': { display: 'none' },
  [media.forcedColors]: { '&::after': { background: 'ButtonText' } },
});
const panel = css({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: space[3],
  bottom: space[3],
  display: 'grid',
  gap: space[2],
  padding: space[2],
  background: color.paper,
  borderRadius: 6,
  boxShadow: '0 12px 32px #00000038',
  [media.tablet]: { insetInline: 'auto', bottom: 'auto', width: '20rem' },
});

/** Beside its point, towards the middle of the picture. */
const beside = ({ x, y }: Hotspot) => ({
  [media.tablet]: {
    ...(x > 50 ? { right: `calc(${100 - x}% + 1.75rem)` } : { left: `calc(${x}% + 1.75rem)` }),
    ...(y > 50 ? { bottom: `${100 - y}%` } : { top: `${y}%` }),
  },
});

/** The points of a picture. A press opens the product of one, Escape or a second press closes it. */
export function Hotspots({ hotspots }: { readonly hotspots: readonly Hotspot[] }) {
  const { locale, dialogs } = usePlatform();
  const texts = blockMessages(locale);
  const shopTexts = contentMessages(locale);
  const [opened, setOpened] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || opened === undefined) return;
    event.stopPropagation();
    setOpened(undefined);
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  return (
    <ul ref={list} onKeyDown={close}>
      {hotspots.map((hotspot) => {
        const { product, x, y } = hotspot;
        const isOpen = opened === product.styleId;
        return (
          <li key={product.styleId}>
            <button
              type="button"
              css={[point, { left: `${x}%`, top: `${y}%` }]}
              aria-label={texts.show(product.name)}
              aria-expanded={isOpen}
              aria-controls={`${id}-${product.styleId}`}
              onClick={() => setOpened(isOpen ? undefined : product.styleId)}
            />
            <div id={`${id}-${product.styleId}`} css={[panel, beside(hotspot)]} hidden={!isOpen}>
              <ProductRow card={product} />
              {product.quickShop && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={shopTexts.quickAddOf(product.name)}
                  {...selects}
                  onClick={() => void dialogs.open(quickshopDialog, { productId: product.productId })}
                >
                  {shopTexts.quickAdd}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

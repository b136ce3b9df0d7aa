import type { BlockOf } from 'shared-contracts/blocks/block';
import { type ByScreen, onEach } from '../parts/screens.ts';

type Hero = BlockOf<'hero'>;
type Placement = 'overlay' | 'below';

/** Share of the desktop width available for text (docs/spec/content.md section 9.1). */
export const overlayWidths: Readonly<Record<NonNullable<Hero['overlayWidth']>, string>> = {
  xs: '33.333%',
  sm: '50%',
  md: '66.666%',
  lg: '91.666%',
};

/**
 * Whether the words are over the picture, per screen: as editors say, else below it for `block-below`, and on phones for
 * `product-overlay`, where words and product together would cover the picture.
 */
export function placements({ variant, responsiveLayout = {} }: Pick<Hero, 'variant' | 'responsiveLayout'>) {
  const layout: ByScreen<Placement> = responsiveLayout;
  if (variant === 'product-overlay')
    return onEach<Placement>({ small: 'below', medium: 'overlay', ...layout }, 'below');
  return onEach<Placement>(layout, variant === 'block-below' ? 'below' : 'overlay');
}

const veilColors = { dark: '14, 20, 22', light: '246, 244, 239' } as const;
/** Opacity where the words are, and halfway. */
const strengths = { soft: [0.7, 0.4], medium: [0.85, 0.5], strong: [0.94, 0.7] } as const;
const directions = { bottom: 'to top', top: 'to bottom', start: 'to right' } as const;

/** The veil that keeps words readable over a picture; undefined for none. */
export function veil({
  tone,
  gradient = 'bottom',
  gradientStrength = 'medium',
}: Pick<Hero, 'tone' | 'gradient' | 'gradientStrength'>): string | undefined {
  if (gradient === 'none') return undefined;
  const [near, half] = strengths[gradientStrength];
  const veilOf = (opacity: number) => `rgba(${veilColors[tone]}, ${opacity})`;
  if (gradient === 'full') return `linear-gradient(${veilOf(half)}, ${veilOf(half)})`;
  return `linear-gradient(${directions[gradient]}, ${veilOf(near)} 0%, ${veilOf(half)} 38%, ${veilOf(0)} 72%)`;
}

/** Where the whole hero leads: `No-CTA` draws no buttons. */
export function heroLink({ linkType, mediaTarget, targets }: Pick<Hero, 'linkType' | 'mediaTarget' | 'targets'>) {
  return mediaTarget ?? (linkType === 'No-CTA' ? targets[0] : undefined);
}

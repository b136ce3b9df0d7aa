import { crops, formatted, type GalleryStates, german, products, scene } from '../parts/gallery-examples.ts';

const hero = {
  type: 'hero',
  eyebrowText: 'Autumn line',
  title: 'Weather is a place',
  subtitle: 'Shells, down and boots for the half of the year that most people look at through a window.',
  media: crops('ridge-12-dusk-mist'),
  tone: 'dark',
  overlayWidth: 'md',
} as const;
const targets = [
  { text: 'Shop women', url: '/c/women-1100', style: 'primary' as const },
  { text: 'Shop men', url: '/c/men-2100', style: 'secondary' as const },
];
const [product] = products(1);

export const heroStates: GalleryStates<'hero'> = {
  standard: { ...hero, variant: 'standard', targets },
  'block below': { ...hero, variant: 'block-below', targets, caption: 'Langdale, October', captionAlignment: 'start' },
  'product overlay': { ...hero, variant: 'product-overlay', targets: targets.slice(0, 1), product },
  'light, in the middle, equal buttons, text above and below them': {
    ...hero,
    variant: 'standard',
    tone: 'light',
    title: german.title,
    subtitle: german.body,
    targets: [{ ...targets[0]!, text: german.button }, targets[1]!],
    equalTargetSize: true,
    gradient: 'full',
    gradientStrength: 'strong',
    overlayAlignment: 'center',
    overlayPosition: 'center',
    overlayWidth: 'lg',
    richTextBelowTargets: formatted.slice(1, 2),
  },
  'no button, two pictures, a seal, below on phones': {
    ...hero,
    variant: 'standard',
    targets: targets.slice(0, 1),
    linkType: 'No-CTA',
    mediaList: [crops('ridge-12-dusk-mist'), crops('lake-22-dawn-mist')],
    overlayPicture: scene('seal', '3x2'),
    overlayWidth: 'xs',
    responsiveLayout: { small: 'below', medium: 'overlay' },
  },
};

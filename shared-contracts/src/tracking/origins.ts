/** Where a shopper chose a product (docs/spec/content.md section 2.6). */
export const interactionOrigins = [
  'search',
  'grid',
  'jacket finder',
  'backpack finder',
  'footwear finder',
  'explore collection',
  'product bundles',
  'shoe finder retail',
  'product compare',
  'tent and sleeping bag guide',
  'shop the look',
  'direct to product page',
  'recommendation carousel',
  'up-sell complete the look',
  'customizer',
  'fit analytics',
] as const;
export type InteractionOrigin = (typeof interactionOrigins)[number];

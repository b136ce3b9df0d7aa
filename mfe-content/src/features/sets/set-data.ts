import type { ProductSet } from 'shared-contracts/calls/product-sets';
import { toDecimalString } from 'shared-contracts/money';
import { plainSource } from 'shared-ui/picture-source';

/** A set as schema.org structured data: a group of goods that are offered together. */
export function setData(set: ProductSet, origin: string, localeId: string): Record<string, unknown> {
  const shown = set.members.flatMap(({ name, productId, colors }) => {
    const color = colors.find((one) => one.productId === productId);
    return color ? [{ name, color }] : [];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: set.name,
    description: set.description,
    sku: set.id,
    image: shown.map(({ color }) => origin + plainSource(color.picture.src, 1200)),
    isRelatedTo: shown.map(({ name, color }) => ({
      '@type': 'Product',
      name,
      sku: color.productId,
      url: `${origin}/${localeId}${color.url}`,
    })),
    offers: {
      '@type': 'Offer',
      url: `${origin}/${localeId}${set.url}`,
      price: toDecimalString(set.price.current - set.saving),
      priceCurrency: set.price.currency,
      availability: `https://schema.org/${shown.every(({ color }) => color.available) ? 'InStock' : 'LimitedAvailability'}`,
    },
  };
}

import type { ProductSet } from 'shared-contracts/calls/product-sets';
import { toDecimalString } from 'shared-contracts/money';
import { plainSource } from 'shared-ui/picture-source';

/** A set as schema.org structured data: a group of goods that are offered together. */
export function setData(set: ProductSet, origin: string, localeId: string): Record<string, unknown> {
  const shown = set.members.flatMap(({ name, productId, colours }) => {
    const colour = colours.find((one) => one.productId === productId);
    return colour ? [{ name, colour }] : [];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: set.name,
    description: set.description,
    sku: set.id,
    image: shown.map(({ colour }) => origin + plainSource(colour.picture.src, 1200)),
    isRelatedTo: shown.map(({ name, colour }) => ({
      '@type': 'Product',
      name,
      sku: colour.productId,
      url: `${origin}/${localeId}${colour.url}`,
    })),
    offers: {
      '@type': 'Offer',
      url: `${origin}/${localeId}${set.url}`,
      price: toDecimalString(set.price.current - set.saving),
      priceCurrency: set.price.currency,
      availability: `https://schema.org/${shown.every(({ colour }) => colour.available) ? 'InStock' : 'LimitedAvailability'}`,
    },
  };
}

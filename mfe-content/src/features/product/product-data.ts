import type { ProductDetails } from 'shared-contracts/calls/product-entities';
import { toDecimalString } from 'shared-contracts/money';
import { plainSource } from 'shared-ui/picture-source';

/** The product as schema.org structured data. */
export function productData(product: ProductDetails, origin: string, localeId: string): Record<string, unknown> {
  const available = product.variants.some(({ available }) => available > 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    color: product.color.label,
    image: product.pictures.map(({ src }) => origin + plainSource(src, 1200)),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.rating.reviewsCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.score,
            // Not all of them have words.
            ratingCount: product.rating.reviewsCount,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url: `${origin}/${localeId}${product.url}`,
      price: toDecimalString(product.price.current),
      priceCurrency: product.price.currency,
      availability: `https://schema.org/${available ? (product.presale ? 'PreOrder' : 'InStock') : 'OutOfStock'}`,
      ...(product.publishDate ? { availabilityStarts: product.publishDate } : {}),
    },
  };
}

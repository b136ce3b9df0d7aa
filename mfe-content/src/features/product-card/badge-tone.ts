import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { BadgeTone } from 'shared-ui/badge';

type Kind = NonNullable<ProductCard['badge']>['kind'];

const tones: Readonly<Record<Kind, BadgeTone>> = {
  new: 'ink',
  sale: 'sale',
  bestseller: 'paper',
  recycled: 'success',
  presale: 'info',
  comingSoon: 'info',
  online: 'paper',
  custom: 'paper',
};

export const badgeTone = (kind: Kind): BadgeTone => tones[kind];

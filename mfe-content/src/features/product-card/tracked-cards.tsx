import type { ReactNode } from 'react';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { ChosenFrom } from 'shared-contracts/tracking/product-record';
import { recordOfCard } from 'shared-contracts/tracking/product-records';
import { useLocale } from 'storefront-kit/use-locale';
import { useTrackedList } from 'storefront-kit/use-tracked-list';

/** Where cards are; their positions follow from their order. */
export type CardPlace = Omit<ChosenFrom, 'position'> & { readonly category?: string };

interface TrackedCardsProps {
  readonly cards: readonly ProductCard[];
  readonly place: CardPlace;
  readonly children: ReactNode;
}

/** Tells which cards inside come into view, and which one is chosen. */
export function TrackedCards({ cards, place, children }: TrackedCardsProps) {
  const { currency } = useLocale();
  const products = cards.map((card, index) => recordOfCard(card, { ...place, position: index + 1 }));
  return (
    <div css={{ display: 'contents' }} {...useTrackedList<HTMLDivElement>({ currency, products })}>
      {children}
    </div>
  );
}

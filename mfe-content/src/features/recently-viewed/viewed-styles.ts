import { rememberedIds } from 'storefront-kit/remembered-ids';

/** Styles that are shown at most: as many as one call reads. */
const maxShown = 12;

/** Styles that this browser looked at: those to show, and the one that is looked at now. */
export const viewedStyles = rememberedIds('shop.content.viewed', maxShown + 1);

/** The styles that were looked at before, the latest first, except the one that is looked at now. */
export const viewedBefore = (now: string | undefined): readonly string[] =>
  viewedStyles
    .all()
    .filter((id) => id !== now)
    .toReversed()
    .slice(0, maxShown);

import { rememberedIds } from 'storefront-kit/remembered-ids';

const maxShown = 6;

/** What was searched for in this browser, and found. */
const searches = rememberedIds('shop.content.searches', maxShown);

/** The latest first. */
export const recentSearches = (): readonly string[] => searches.all().toReversed();
export const rememberSearch = (text: string): void => searches.add(text);
export const forgetSearches = (): void => searches.clear();

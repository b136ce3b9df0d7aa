import type { CountryCode } from 'shared-contracts/locale';

/** A category in a market. */
export interface Listing {
  readonly market: CountryCode;
  readonly categoryId: string;
}

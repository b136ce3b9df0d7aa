import type { CountryCode } from 'shared-contracts/locale';

/** Which listings are meant: a category of a market. */
export interface Listing {
  readonly market: CountryCode;
  readonly categoryId: string;
}

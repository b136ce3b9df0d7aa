import type { CountryCode } from 'shared-contracts/locale';

/** A category in a market, or what of it a store can hand out. */
export interface Listing {
  readonly market: CountryCode;
  readonly categoryId: string;
  readonly storeId?: string | undefined;
}

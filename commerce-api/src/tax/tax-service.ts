import { computeTax, type TaxedGroup, type TaxResult } from './compute.ts';

/** The tax cannot be computed now; ask again. */
export class TaxUnavailableError extends Error {
  override readonly name = 'TaxUnavailableError';
}

/** Computes the taxes of a cart: by our own rules, or by a provider. */
export interface TaxService {
  /**
   * @returns undefined until the place of the taxed goods is known
   * @throws {TaxUnavailableError} when a provider does not answer in time
   */
  compute(groups: readonly TaxedGroup[], taxIncluded: boolean): TaxResult | undefined | Promise<TaxResult | undefined>;
}

/** The rules and rates of this folder. */
export const ownTaxRules: TaxService = { compute: computeTax };

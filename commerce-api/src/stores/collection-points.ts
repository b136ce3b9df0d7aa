import type { CollectionPoint } from 'shared-contracts/calls/stores';
import type { CountryCode, Language } from 'shared-contracts/locale';

export interface PointSearch {
  readonly postalCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly language: Language;
}

/** The carrier's directory did not answer. */
export class CollectionPointsUnavailableError extends Error {
  override readonly name = 'CollectionPointsUnavailableError';
}

/** A carrier's directory of places where parcels can be collected. */
export interface CollectionPoints {
  /**
   * Returns points near a postal code, nearest first, each with an address that a parcel can be sent to.
   * @throws {CollectionPointsUnavailableError} when the directory does not answer in time
   */
  near(search: PointSearch): Promise<CollectionPoint[]>;
}

import type { FoundAddress } from 'shared-contracts/calls/utilities';
import type { CountryCode, Language } from 'shared-contracts/locale';

export interface AddressSearch {
  /** The beginning of an address, as somebody types it. */
  readonly typed: string;
  readonly country: CountryCode;
  readonly language: Language;
}

/** A place that the directory knows. */
export interface FoundPlace {
  /** As it is shown: "Portland, Oregon", "12 Alder Street, Portland, Oregon". */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The directory of addresses did not answer. */
export class AddressLookUpUnavailableError extends Error {
  override readonly name = 'AddressLookUpUnavailableError';
}

/** A directory of addresses. */
export interface AddressLookUp {
  /**
   * Returns the addresses of the country that fit best, best first.
   * @throws {AddressLookUpUnavailableError} when the directory does not answer in time
   */
  find(search: AddressSearch): Promise<FoundAddress[]>;

  /**
   * Returns the place of the country that fits best: a town or district, a postal code, a street, or a house.
   * @throws {AddressLookUpUnavailableError} when the directory does not answer in time
   */
  locate(search: AddressSearch): Promise<FoundPlace | undefined>;
}

import type { FoundAddress } from 'shared-contracts/calls/utilities';
import type { CountryCode, Language } from 'shared-contracts/locale';

export interface AddressSearch {
  /** The beginning of an address, as somebody types it. */
  readonly typed: string;
  readonly country: CountryCode;
  readonly language: Language;
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
}

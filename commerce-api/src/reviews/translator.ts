import type { Language } from 'shared-contracts/locale';

/** The service does not answer in time, has no allowance left, or says what makes no sense. */
export class TranslatorUnavailableError extends Error {
  override readonly name = 'TranslatorUnavailableError';
}

/** A service that translates texts. */
export interface Translator {
  /**
   * Returns the texts in another language, in the same order.
   * @throws {TranslatorUnavailableError}
   */
  translate(texts: readonly string[], from: Language, to: Language): Promise<readonly string[]>;
}

import type { KyInstance } from 'ky';
import type { Language } from 'shared-contracts/locale';
import * as v from 'valibot';
import { outside } from '../base/outside.ts';
import { type Translator, TranslatorUnavailableError } from './translator.ts';

/** How the service is reached. */
export interface TranslatorSettings {
  /** Such as `https://api.deepl.com`; without a trailing slash. */
  readonly url: string;
  readonly key: string;
}

const answer = v.object({ translations: v.array(v.object({ text: v.string() })) });
/** The target has to name a variety of English. */
const targets: Readonly<Record<Language, string>> = { en: 'EN-US', fr: 'FR', de: 'DE' };

/** A translator that is asked as DeepL is (`POST /v2/translate`). */
export class DeeplTranslator implements Translator {
  readonly #client: KyInstance;

  /** @param timeout milliseconds */
  constructor({ url, key, timeout }: TranslatorSettings & { readonly timeout: number }) {
    this.#client = outside.extend({ prefix: url, headers: { authorization: `DeepL-Auth-Key ${key}` }, timeout });
  }

  async translate(texts: readonly string[], from: Language, to: Language): Promise<readonly string[]> {
    try {
      const json = { text: texts, source_lang: from.toUpperCase(), target_lang: targets[to] };
      const { translations } = v.parse(answer, await this.#client.post('v2/translate', { json }).json());
      if (translations.length !== texts.length) throw new Error('There is not one translation for each text');
      return translations.map(({ text }) => text);
    } catch (error) {
      throw new TranslatorUnavailableError('The translator did not translate', { cause: error });
    }
  }
}

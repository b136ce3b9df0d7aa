import { languages } from 'shared-contracts/locale';
import * as v from 'valibot';

/** A text that is not empty. */
export const filled = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

export const language = v.picklist(languages);

/** A text by language; missing languages fall back to English. */
export const texts = v.strictObject({ en: filled, fr: v.optional(filled), de: v.optional(filled) });

export const minorUnits = v.pipe(
  v.number('must be a number of minor units, such as 12900'),
  v.safeInteger(),
  v.minValue(0),
);

export const markets = ['US', 'CA', 'GB', 'DE'] as const;

export const colourCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/, 'must be 2 or 3 capital letters or digits'));

import { languages } from 'shared-contracts/locale';
import * as v from 'valibot';

/** A tag or an entity of HTML. */
const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,6});/i;

/** A text that is not empty, as shoppers read it: pages would show the tags of HTML. */
export const filled = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check((text) => !html.test(text), 'must be plain text, not HTML such as <p> or &amp;'),
);

export const language = v.picklist(languages);

/** A text by language; missing languages fall back to English. */
export const texts = v.strictObject({ en: filled, fr: v.optional(filled), de: v.optional(filled) });

/** A text in every language. */
export const allTexts = v.object({ en: v.string(), fr: v.string(), de: v.string() });

export const minorUnits = v.pipe(
  v.number('must be a number of minor units, such as 12900'),
  v.safeInteger(),
  v.minValue(0),
);

/** A number that the database keeps as an `integer`. */
export const positive = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(2_147_483_647, 'must be at most 2147483647'),
);

export const markets = ['US', 'CA', 'GB', 'DE'] as const;
export const market = v.picklist(markets);

export const colorCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/, 'must be 2 or 3 capital letters or digits'));

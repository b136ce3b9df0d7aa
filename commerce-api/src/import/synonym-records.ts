import * as v from 'valibot';
import { language } from '../base/record-fields.ts';

/** A word of a search; short ones are parts of too many others. */
const searchWord = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N}]{3,40}$/u, 'must be one word of 3 to 40 letters or digits'),
  v.toLowerCase(),
);

/** Words that mean the same to shoppers: a search for one of them finds the others. */
export const synonyms = v.strictObject({
  language,
  words: v.pipe(
    v.array(searchWord),
    v.minLength(2, 'needs at least two words'),
    v.maxLength(12, 'has more than 12 words'),
  ),
});

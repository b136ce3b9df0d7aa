import { sql } from 'kysely';
import type { Language } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { isShown } from './review-list.ts';
import { type Translator, TranslatorUnavailableError } from './translator.ts';

interface Words {
  readonly title: string;
  readonly body: string;
}

/**
 * Returns a shown review in another language. A translation is kept, so that the service is asked once for each review and language.
 * @throws {CallError} API404 for a review that is not shown, REV502 when the service does not translate
 */
export async function translateReview(
  db: Db,
  translator: Translator | undefined,
  { reviewId, language }: { readonly reviewId: string; readonly language: Language },
): Promise<Words> {
  const { rows } = await sql<Words & { readonly from: Language; readonly revision: number }>`
    select title, body, language as "from", revision from review where review_id = ${reviewId} and ${isShown}`.execute(
    db,
  );
  const [review] = rows;
  if (!review) throw new CallError('API404');
  const { from, revision, ...words } = review;
  if (from === language) return words;
  const known = await db
    .selectFrom('review_translation')
    .select(['title', 'body'])
    .where('review_id', '=', reviewId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (known) return known;
  const [title = '', body = ''] = await asked(translator, [words.title, words.body], from, language);
  // Not when the writer has changed the review meanwhile.
  await sql`
    insert into review_translation (review_id, language, title, body)
    select review_id, ${language}, ${title}, ${body} from review where review_id = ${reviewId} and revision = ${revision}
    on conflict do nothing`.execute(db);
  return { title, body };
}

async function asked(translator: Translator | undefined, texts: readonly string[], from: Language, to: Language) {
  if (!translator) throw new CallError('REV502');
  try {
    return await translator.translate(texts, from, to);
  } catch (error) {
    if (error instanceof TranslatorUnavailableError) throw new CallError('REV502', { cause: error });
    throw error;
  }
}

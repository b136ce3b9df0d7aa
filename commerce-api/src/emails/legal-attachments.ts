import { LRUCache } from 'lru-cache';
import { richText } from 'shared-contracts/blocks/rich-text-document';
import { isInEuropeanUnion } from 'shared-contracts/european-union';
import { legalPages } from 'shared-contracts/legal-pages';
import type { Language, Locale } from 'shared-contracts/locale';
import * as v from 'valibot';
import { readDocument } from '../content/document-queries.ts';
import type { Db } from '../database/database.ts';
import { legalTextPdf } from '../documents/documents.ts';
import type { LegalText } from '../documents/legal-text.ts';
import { type Attachment, pdfAttachment } from '../mail/email-content.ts';

/** Files by their text: the same ones go with every order until editors change a page. */
const kept = new LRUCache<string, Promise<Buffer>>({ max: 20 });

function fileOf(text: LegalText, language: Language): Promise<Buffer> {
  const key = `${language} ${JSON.stringify(text)}`;
  const file = kept.get(key) ?? legalTextPdf({ text, language });
  kept.set(key, file);
  file.catch(() => kept.delete(key));
  return file;
}

/** What of a stored page is a text of law. */
const storedText = v.object({
  name: v.string(),
  blocks: v.array(
    v.union([
      v.object({
        type: v.literal('rich-text'),
        paragraphs: v.optional(v.array(v.string()), []),
        richText: v.optional(richText, []),
      }),
      v.object({ type: v.string() }),
    ]),
  ),
});

/** Markets in which consumers can withdraw, and have to be told so in a form that they can keep. */
const hasWithdrawalRight = (locale: Pick<Locale, 'country'>): boolean =>
  isInEuropeanUnion(locale) || locale.country === 'GB';

/**
 * Returns the terms of sale and the right of withdrawal as shoppers see them, for the mail that confirms an order (Directive
 * 2011/83/EU, article 8 (7)). A page that editors took off is left out.
 */
export async function legalAttachments(db: Db, locale: Locale, now: Date): Promise<Attachment[]> {
  if (!hasWithdrawalRight(locale)) return [];
  const reading = { language: locale.language, siteId: locale.siteId, at: now, withDrafts: false };
  const files = [legalPages.sale, legalPages.returns].map(async (path) => {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const parsed = v.safeParse(storedText, await readDocument(db, { kind: 'article', slug }, reading));
    if (!parsed.success) return undefined;
    const { name, blocks } = parsed.output;
    const texts = blocks.flatMap((block) => ('richText' in block ? [block] : []));
    const text = {
      title: name,
      paragraphs: texts.flatMap(({ paragraphs }) => paragraphs),
      richText: texts.flatMap((block) => block.richText),
    };
    return pdfAttachment(slug, await fileOf(text, locale.language));
  });
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

import * as v from 'valibot';
import { alignment, base } from './parts.ts';
import { exampleRichText, richText } from './rich-text-document.ts';

/** Running text: plain paragraphs, then formatted text. */
export const richTextBlock = v.object({
  ...base,
  type: v.literal('rich-text'),
  title: v.optional(v.string()),
  paragraphs: v.array(v.string()),
  richText: v.optional(richText),
  alignment: v.optional(alignment),
});

export const richTextExample: v.InferInput<typeof richTextBlock> = {
  id: 'b1',
  name: 'Care',
  type: 'rich-text',
  title: 'How to look after it',
  paragraphs: [],
  richText: exampleRichText,
};

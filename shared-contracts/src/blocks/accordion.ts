import * as v from 'valibot';
import { base } from './parts.ts';
import { richText } from './rich-text-document.ts';

/** Sections that open and close. */
export const accordionBlock = v.object({
  ...base,
  type: v.literal('accordion'),
  title: v.optional(v.string()),
  items: v.array(
    v.object({
      title: v.string(),
      body: v.string(),
      /** In place of `body`. */
      richText: v.optional(richText),
    }),
  ),
});

export const accordionExample: v.InferInput<typeof accordionBlock> = {
  id: 'b1',
  name: 'Questions',
  type: 'accordion',
  items: [{ title: 'When is it sent?', body: 'The same working day, when ordered before two.' }],
};

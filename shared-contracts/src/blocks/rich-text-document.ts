import * as v from 'valibot';
import { target } from '../fields.ts';

/** Words in one style; with a target they are a link. */
export const inlineText = v.object({
  text: v.string(),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  /** Where the words lead; its own text is not shown. */
  target: v.optional(target),
});
export type InlineText = v.InferOutput<typeof inlineText>;

const line = v.pipe(v.array(inlineText), v.maxLength(200));

const tableRow = v.pipe(v.array(line), v.minLength(1), v.maxLength(8));

/** A paragraph, heading, list, quotation, or table. */
export const richTextPart = v.variant('type', [
  v.object({ type: v.literal('paragraph'), content: line }),
  /** Below the heading of its block. */
  v.object({ type: v.literal('heading'), level: v.picklist([3, 4]), content: line }),
  v.object({
    type: v.literal('list'),
    ordered: v.optional(v.boolean()),
    items: v.pipe(v.array(line), v.minLength(1), v.maxLength(100)),
  }),
  v.object({
    type: v.literal('table'),
    /** What the table is about; its accessible name. */
    caption: v.string(),
    /** Titles of the columns. */
    head: tableRow,
    /** The first cell of each is the title of its row. */
    rows: v.pipe(v.array(tableRow), v.minLength(1), v.maxLength(60)),
  }),
  v.object({ type: v.literal('quote'), content: line, source: v.optional(v.string()) }),
]);

/** Formatted text as data: there is no HTML in it, so that none has to be made safe (docs/decisions/0032). */
export const richText = v.pipe(v.array(richTextPart), v.maxLength(400));
export type RichText = v.InferOutput<typeof richText>;

export const exampleRichText: RichText = [
  {
    type: 'paragraph',
    content: [
      { text: 'Wax it ' },
      { text: 'twice a year', bold: true },
      { text: ', or ' },
      { text: 'let us do it', target: { text: 'Repairs', url: '/pages/repairs' } },
      { text: '.' },
    ],
  },
];

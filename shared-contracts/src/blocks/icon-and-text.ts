import * as v from 'valibot';
import { target } from '../fields.ts';
import { base, ground, textColor } from './parts.ts';
import { richText } from './rich-text-document.ts';

/** Benefits with an icon each (docs/spec/content.md section 3.9). */
export const iconAndTextBlock = v.object({
  ...base,
  type: v.literal('icon-and-text'),
  /** small 24 px (md), medium 32 px (lg), large 48 px (3xl); small by default. */
  iconSize: v.optional(v.picklist(['small', 'medium', 'large'])),
  /** The icon above the words, beside them, or above them in the middle. */
  variant: v.optional(v.picklist(['stacked', 'inline', 'centered'])),
  items: v.array(
    v.object({
      /** Name of an icon of the design system; an unknown one is drawn as a mountain. */
      icon: v.string(),
      title: v.string(),
      body: v.string(),
      /** In place of `body`. */
      richText: v.optional(richText),
      target: v.optional(target),
      backgroundColor: v.optional(ground),
      textColor: v.optional(textColor),
    }),
  ),
});

export const iconAndTextExample: v.InferInput<typeof iconAndTextBlock> = {
  id: 'b1',
  name: 'Benefits',
  type: 'icon-and-text',
  iconSize: 'medium',
  items: [{ icon: 'truck', title: 'A date, not a speed', body: 'You see the day it arrives before you pay.' }],
};

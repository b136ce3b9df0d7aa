import { accessories } from './templates/accessories.ts';
import { adults } from './templates/adults.ts';
import { camp } from './templates/camp.ts';
import { kids } from './templates/kids.ts';
import { packs } from './templates/packs.ts';
import { special } from './templates/special.ts';
import type { Template } from './templates/template.ts';

export const templates: readonly Template[] = [
  ...adults('women', 1000),
  ...adults('men', 2000),
  ...kids,
  ...packs,
  ...camp,
  ...accessories,
  ...special,
];

/** Number of styles in one round through all templates. */
export const roundLength = templates.reduce((sum, { count }) => sum + count, 0);

const starts: readonly { readonly template: Template; readonly start: number }[] = templates.map(
  (template, position) => ({
    template,
    start: templates.slice(0, position).reduce((sum, { count }) => sum + count, 0),
  }),
);

/** Returns the template of a style number, and the style's position within the template. */
export function templateOf(index: number): { readonly template: Template; readonly nth: number } {
  const round = Math.floor(index / roundLength);
  const within = index % roundLength;
  const found = starts.findLast(({ start }) => start <= within);
  if (!found) throw new RangeError(`No template for style ${index}`);
  return { template: found.template, nth: round * found.template.count + (within - found.start) };
}

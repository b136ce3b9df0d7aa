import type { RecordInput } from 'commerce-api/brand';
import { randomFrom } from './random.ts';
import type { Template } from './templates/template.ts';

type Model = NonNullable<RecordInput<'products'>['model']>;

/** The person in the pictures, by the section of a garment. */
const people: Readonly<Record<'women' | 'men' | 'kids', readonly Model[]>> = {
  women: [
    { height: 178, size: 'M' },
    { height: 174, size: 'S' },
    { height: 171, size: 'L' },
  ],
  men: [
    { height: 188, size: 'L' },
    { height: 183, size: 'M' },
    { height: 186, size: 'XL' },
  ],
  kids: [
    { height: 130, size: 'K8' },
    { height: 142, size: 'K10' },
  ],
};

/** Returns the person who wears a garment in its pictures, and the size; the same for all colors of a style. */
export function modelOf({ type, cut, sizes }: Template, styleId: string): { readonly model?: Model } {
  if (type !== 'apparel' || cut === 'unisex' || sizes !== cut) return {};
  return { model: randomFrom(`model ${styleId}`).pick(people[cut]) };
}

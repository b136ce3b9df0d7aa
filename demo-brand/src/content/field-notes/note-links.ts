import type { Target } from 'shared-contracts/fields';
import type { Writer } from '../building.ts';

/** French signs stay on the line of their word. */
export const withFrenchSpaces = (text: string): string =>
  text.replaceAll(/ ([;:!?»])/g, '\u00A0$1').replaceAll('« ', '«\u00A0');

/** The target of a link in a text: `category:1110`, or a path. */
export function linkFor({ toCategory, toPage }: Writer, address: string, text: string): Target {
  return address.startsWith('category:') ? toCategory(address.slice('category:'.length), text) : toPage(address, text);
}

import type { View } from 'commerce-api/brand';
import type { Archetype } from './archetypes.ts';
import type { Artwork } from './products/bench.ts';

/** Views that show a part from near by. */
export type CloseView = Extract<View, `detail${string}`>;

/** Centre and width of a close-up, as shares of the drawing's width and height. */
type Spot = readonly [across: number, down: number, width: number];

/** Besides the close-up that each drawing has by itself. */
const spots: Readonly<Record<Archetype, readonly [Spot, Spot] | undefined>> = {
  'shell-jacket': [
    [0.84, 0.83, 0.4],
    [0.28, 0.44, 0.36],
  ],
  puffer: [
    [0.3, 0.76, 0.4],
    [0.72, 0.42, 0.36],
  ],
  fleece: [
    [0.84, 0.83, 0.4],
    [0.3, 0.72, 0.4],
  ],
  trousers: [
    [0.27, 0.6, 0.62],
    [0.3, 0.92, 0.56],
  ],
  shorts: [
    [0.26, 0.78, 0.5],
    [0.82, 0.42, 0.46],
  ],
  'base-layer': [
    [0.84, 0.82, 0.42],
    [0.5, 0.93, 0.42],
  ],
  beanie: [
    [0.36, 0.36, 0.6],
    [0.78, 0.78, 0.5],
  ],
  cap: [
    [0.22, 0.78, 0.5],
    [0.72, 0.3, 0.5],
  ],
  gloves: [
    [0.72, 0.28, 0.42],
    [0.74, 0.86, 0.42],
  ],
  socks: [
    [0.3, 0.82, 0.6],
    [0.62, 0.42, 0.5],
  ],
  backpack: [
    [0.5, 0.78, 0.7],
    [0.2, 0.6, 0.55],
  ],
  duffel: [
    [0.16, 0.6, 0.36],
    [0.5, 0.72, 0.4],
  ],
  tent: [
    [0.24, 0.76, 0.36],
    [0.56, 0.2, 0.4],
  ],
  'sleeping-bag': [
    [0.5, 0.92, 0.8],
    [0.62, 0.52, 0.62],
  ],
  boot: [
    [0.2, 0.84, 0.46],
    [0.66, 0.3, 0.46],
  ],
  'trail-shoe': [
    [0.2, 0.74, 0.46],
    [0.72, 0.5, 0.46],
  ],
  bottle: [
    [0.5, 0.5, 1.2],
    [0.5, 0.94, 1.1],
  ],
  headlamp: [
    [0.16, 0.42, 0.44],
    [0.78, 0.4, 0.44],
  ],
  'trekking-poles': [
    [0.26, 0.5, 0.5],
    [0.3, 0.95, 0.46],
  ],
  stove: [
    [0.5, 0.86, 0.8],
    [0.62, 0.3, 0.8],
  ],
  'gift-card': undefined,
};

/** The close-ups that there are of an archetype. */
export const closeViewsOf = (archetype: Archetype): readonly CloseView[] =>
  spots[archetype] ? ['detail', 'detail-2', 'detail-3'] : ['detail'];

export const isCloseView = (view: View): view is CloseView => view.startsWith('detail');

/** Returns center and width of a close-up in the drawing's own pixels. */
export function focusOf(archetype: Archetype, { bounds, focus }: Artwork, view: CloseView): Artwork['focus'] {
  const spot = view === 'detail' ? undefined : spots[archetype]?.[view === 'detail-2' ? 0 : 1];
  if (!spot) return focus;
  const [left, top, right, bottom] = bounds;
  const [across, down, width] = spot;
  return [left + (right - left) * across, top + (bottom - top) * down, (right - left) * width];
}

import type { Cut } from '../archetypes.ts';
import type { Point } from '../art/geometry.ts';
import type { Random } from '../art/random.ts';
import type { Sheet } from '../art/sheet.ts';
import type { Tones } from '../art/tones.ts';

/** The input of a drawing function: the style's random stream, its materials and the side to draw. */
export interface Bench {
  readonly on: Sheet;
  readonly rng: Random;
  readonly side: 'front' | 'back';
  /** The picture is a close-up that shows the weave. */
  readonly close: boolean;
  /** The garment is worn: by a whole figure, or from near by, up to the chin. */
  readonly worn: 'no' | 'whole' | 'near';
  readonly main: Tones;
  /** Blocked panels. */
  readonly second: Tones;
  readonly trim: Tones;
  readonly lining: Tones;
  readonly cut: Cut;
  readonly shape: string;
  readonly hood: boolean | undefined;
}

/** A finished drawing about x = 0, in its own pixels. */
export interface Artwork {
  readonly markup: string;
  /** Path data of the outer shape, for the shadow it throws. */
  readonly silhouette: string;
  /** SVG transforms of the silhouette, if it appears more than once. */
  readonly copies?: readonly string[];
  /** Middle of the right cuff, for garments with long sleeves. */
  readonly hands?: Point;
  /** A hood is up. */
  readonly hooded?: boolean;
  /** Left, top, right, bottom. */
  readonly bounds: readonly [number, number, number, number];
  /** Centre and width of the detail view. */
  readonly focus: readonly [x: number, y: number, width: number];
  /** Hangs before the wall or stands on the floor. */
  readonly rests: 'wall' | 'floor';
}

export type Artist = (bench: Bench) => Artwork;

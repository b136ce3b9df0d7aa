import type { BlockOf } from 'shared-contracts/blocks/block';

type Parallax = BlockOf<'parallax'>['parallax'];
type Speed = NonNullable<Extract<Parallax, { type: 'offset' }>['speed']>;
type Crop = Extract<Parallax, { type: 'crop' }>['size'];

/** Times as fast as slow (docs/spec/content.md section 9.1). */
export const speeds: Readonly<Record<Speed, number>> = { slow: 1, medium: 1.5, fast: 1.75 };

/** Share of the picture's height that is seen at a time. */
export const cropSizes: Readonly<Record<Crop, number>> = { small: 0.5, medium: 0.6, large: 0.8 };

/** Pixels per step of an offset. */
const step = 50;

/** Pixels that a picture moves down while it passes: -250 to 250. */
export const offsetPixels = (offset: number): number => offset * step;

/** Percent of its way over the screen after which a picture has arrived: a faster one arrives sooner. */
export const arrival = (speed: Speed = 'slow'): number => Math.round(100 / speeds[speed]);

/** Pixels that cards and galleries drift apart. */
export const drift = (speed: Speed = 'slow'): number => step * speeds[speed];

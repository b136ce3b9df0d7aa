import { group, type Sheet, sheet } from '../pictures/art/sheet.ts';

/** Pixels of a frame. */
export const filmSize = { width: 1280, height: 720 } as const;
/** Length of every film of the shop. */
export const filmSeconds = 10;

/** A film that is drawn: what it shows at a time depends on nothing else. */
export interface Film {
  /** Name in addresses: `dawn-on-the-ridge`. */
  readonly name: string;
  /** Seconds of the frame that stands for it until it plays. */
  readonly poster: number;
  /** What is seen at a time, from 0 to `filmSeconds`, in pixels of a frame. */
  readonly draw: (on: Sheet, seconds: number) => string;
}

/** A frame as SVG. */
export function frameOf({ draw }: Film, seconds: number): string {
  const { width, height } = filmSize;
  const on = sheet();
  const content = group('', draw(on, seconds));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${on.definitions()}</defs>${content}</svg>`;
}

/** 0 before `from`, 1 after `to`, and smoothly between. */
export function ease(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A wave of whole turns within the film, so that its end meets its beginning: -1 to 1. */
export function wave(seconds: number, turns: number, phase = 0): number {
  return Math.sin((seconds / filmSeconds) * turns * Math.PI * 2 + phase);
}

/** Seconds since a moment that comes again in every round of a film without an end. */
export function since(seconds: number, moment: number): number {
  return (((seconds - moment) % filmSeconds) + filmSeconds) % filmSeconds;
}

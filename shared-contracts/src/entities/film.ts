import * as v from 'valibot';
import { picture, webAddress } from '../fields.ts';

/** A film with the picture that stands in its place. */
export const film = v.object({
  /** Address of the film: on this site, or https. */
  src: webAddress(500),
  /** Media type, e.g. `video/mp4`. */
  type: v.optional(v.pipe(v.string(), v.regex(/^video\/[a-z0-9.+-]+$/))),
  /** Pixels; they reserve the space of the film. */
  width: v.pipe(v.number(), v.integer(), v.minValue(16)),
  height: v.pipe(v.number(), v.integer(), v.minValue(16)),
  /** Shown until the film plays. */
  poster: picture,
});

/** Text that accompanies a film. */
export const track = v.object({
  src: webAddress(500),
  /** Name in the player's menu, in the language of the track. */
  label: v.string(),
  srclang: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)),
  kind: v.picklist(['captions', 'subtitles', 'descriptions', 'chapters']),
});

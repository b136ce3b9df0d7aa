import * as v from 'valibot';
import { film, track } from '../entities/film.ts';
import { base, examplePicture } from './parts.ts';

/** A film with captions (docs/spec/content.md section 3.8). */
export const videoBlock = v.object({
  ...base,
  type: v.literal('video'),
  /** The film per screen: the phone's cut, and the one for wider screens. */
  media: v.object({ small: film, large: v.optional(film) }),
  playerSettings: v.optional(
    v.object({
      /** Starts by itself, without sound, unless motion is reduced. */
      autoplay: v.optional(v.boolean()),
      /** Leaves only a button that plays and stops. */
      hideControls: v.optional(v.boolean()),
      loop: v.optional(v.boolean()),
      muted: v.optional(v.boolean()),
    }),
  ),
  /** Where the film is kept in the media service; the pages play `media`. */
  cloudinaryAsset: v.optional(v.object({ cloudName: v.string(), publicId: v.string() })),
  /** At least one has captions. */
  tracks: v.pipe(
    v.array(track),
    v.someItem(({ kind }) => kind === 'captions', 'No track has captions'),
  ),
  /** Accessible name of the player, and title for search engines. */
  seoTitle: v.string(),
  seoDescription: v.optional(v.string()),
  /** Visible below the film. */
  caption: v.optional(v.string()),
});

export const videoExample: v.InferInput<typeof videoBlock> = {
  id: 'b1',
  name: 'Film',
  type: 'video',
  media: { small: { src: '/films/bench.mp4', type: 'video/mp4', width: 1280, height: 720, poster: examplePicture } },
  playerSettings: { autoplay: false, loop: false },
  tracks: [{ src: '/films/bench.en.vtt', label: 'English', srclang: 'en', kind: 'captions' }],
  seoTitle: 'A day at the repair bench',
};

import * as v from 'valibot';
import type { LayerEntry } from './data-layer.ts';

/** From the page to the frame of the tag manager. */
export const tagManagerRequest = v.object({
  type: v.literal('tag-manager.push'),
  id: v.pipe(v.number(), v.integer()),
  entry: v.custom<LayerEntry>((value) => typeof value === 'object' && value !== null),
});
export type TagManagerRequest = v.InferOutput<typeof tagManagerRequest>;

/** From the frame to the page. */
export const tagManagerMessage = v.variant('type', [
  v.object({ type: v.literal('tag-manager.ready') }),
  /** The tag manager has the record with this id. */
  v.object({ type: v.literal('tag-manager.taken'), id: v.pipe(v.number(), v.integer()) }),
]);
export type TagManagerMessage = v.InferOutput<typeof tagManagerMessage>;

import * as v from 'valibot';
import { siteId } from './calls/content-request.ts';
import { isoTimestamp } from './fields.ts';
import { type LocaleId, localeIds } from './locale.ts';
import { storedSegmentId } from './segment-schemas.ts';
import type { SegmentChoice } from './segments.ts';

/** How an editor sees a page before shoppers do: with drafts, at a time, for a site, and as some visitors do. */
export interface Preview {
  /** Now when absent (ISO 8601). */
  readonly at?: string;
  /** The site of the locale when absent. */
  readonly siteId?: string;
  /** Another locale than that of the address. */
  readonly localePath?: LocaleId;
  /** As somebody of this segment; as the visitor that the editor is, when absent. */
  readonly segment?: SegmentChoice;
}

const parameters = v.object({
  preview: v.literal('true'),
  previewDateTime: v.fallback(v.optional(isoTimestamp), undefined),
  siteId: v.fallback(v.optional(siteId), undefined),
  localePath: v.fallback(v.optional(v.picklist(localeIds)), undefined),
  previewSegment: v.fallback(v.optional(storedSegmentId), undefined),
});

/** Returns the preview that a page's address asks for (docs/spec/content.md section 2.1); undefined for none. */
export function previewOf(search: URLSearchParams): Preview | undefined {
  const { success, output } = v.safeParse(parameters, Object.fromEntries(search));
  if (!success) return undefined;
  const { previewDateTime: at, siteId: site, localePath, previewSegment: segment } = output;
  return {
    ...(at === undefined ? {} : { at }),
    ...(site === undefined ? {} : { siteId: site }),
    ...(localePath === undefined ? {} : { localePath }),
    ...(segment === undefined ? {} : { segment }),
  };
}

/** Said by a previewed page in a frame to the page around it: how far it is scrolled, and how far it can be (CSS px). */
export const previewScrolled = v.object({
  type: v.literal('preview-scrolled'),
  top: v.number(),
  /** Greatest `top`. */
  end: v.number(),
});
export type PreviewScrolled = v.InferOutput<typeof previewScrolled>;

/** Said to a previewed page by the page around it: how far it should scroll (CSS px). */
export const previewScroll = v.object({ type: v.literal('preview-scroll'), top: v.number() });
export type PreviewScroll = v.InferOutput<typeof previewScroll>;

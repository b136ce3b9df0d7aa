import type { Locale } from 'shared-contracts/locale';
import { localePath } from 'shared-contracts/routing';
import type { SegmentChoice } from 'shared-contracts/segments';

interface Seen {
  /** The time that it is shown for (ISO 8601); now by default. */
  readonly at?: string | undefined;
  /** Who sees it; the visitor that the editor is by default. */
  readonly segment?: SegmentChoice | undefined;
}

/**
 * The address of a page as editors see it, with its drafts.
 * @param url relative to the locale
 */
export function previewAddress(locale: Pick<Locale, 'id'>, url: string, { at, segment }: Seen = {}): string {
  const query = new URLSearchParams({
    preview: 'true',
    ...(at ? { previewDateTime: at } : {}),
    ...(segment ? { previewSegment: segment } : {}),
  });
  return `${localePath(locale, url)}?${query}`;
}

import type { Locale } from 'shared-contracts/locale';
import { localePath } from 'shared-contracts/routing';

/**
 * The address of a page as editors see it, with its drafts.
 * @param url relative to the locale
 * @param at the time that it is shown for (ISO 8601); now by default
 */
export function previewAddress(locale: Pick<Locale, 'id'>, url: string, at?: string): string {
  const query = new URLSearchParams({ preview: 'true', ...(at ? { previewDateTime: at } : {}) });
  return `${localePath(locale, url)}?${query}`;
}

import * as v from 'valibot';
import { isoTimestamp, localeQuery, nonEmptyText, queryInteger } from '../fields.ts';
import { locales } from '../locale.ts';

/** A site: the shop of one country. */
export const siteId = v.picklist([...new Set(Object.values(locales).map((locale) => locale.siteId))]);
/** `publish` returns what is live, `pre` what editors are working on: for them only. */
export const mode = v.picklist(['publish', 'pre']);
/** Part of an address: lower case, digits, and hyphens. */
export const slug = v.pipe(nonEmptyText(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A time for which documents are read or published. Databases differ in what they know of others. */
export const contentTime = v.pipe(
  isoTimestamp,
  v.check((time) => {
    const year = new Date(time).getUTCFullYear();
    return year >= 2000 && year <= 2100;
  }, 'A time between the years 2000 and 2100'),
);

export const contentQuery = {
  ...localeQuery,
  /** `true` reads like the mode `pre`. */
  preview: v.optional(v.picklist(['true', 'false'])),
  /** In a preview, the time for which documents are read; now by default. */
  previewDateTime: v.optional(contentTime),
};
/** Part of a longer list. */
export const pagedQuery = (largest: number, usual: number) => ({
  limit: v.optional(queryInteger(1, largest), usual),
  offset: v.optional(queryInteger(0, 100_000), 0),
});
/** What a preview can be refused with. */
export const previewErrors = ['AUT404'] as const;

/** What several articles or questions are about. */
export const tag = v.object({ id: slug, label: v.string() });
/** A page or question in a list. Its address is relative to the locale. */
export const pageLink = v.object({ id: v.string(), title: v.string(), url: v.string(), description: v.string() });

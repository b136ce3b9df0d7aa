import * as v from 'valibot';
import { isDay } from './calendar-day.ts';
import { emailMaxLength, emailPattern } from './email.ts';
import { localeIds } from './locale.ts';
import { plainText } from './plain-text.ts';

/** Integer minor units of the accompanying currency. */
export const amount = v.pipe(v.number(), v.safeInteger());
export const currency = v.picklist(['USD', 'CAD', 'GBP', 'EUR']);
export const uuid = v.pipe(v.string(), v.uuid());
/** What somebody typed or pasted, as it was meant. */
const typed = v.pipe(v.string(), v.transform(plainText));
/** Plain text within length limits. */
export const text = (max: number) => v.pipe(typed, v.maxLength(max));
export const nonEmptyText = (max: number) => v.pipe(typed, v.minLength(1), v.maxLength(max));
/** An https address, or a path on this site; no other scheme, because pages may use it as a link or picture. */
export const webAddress = (max: number) =>
  v.pipe(typed, v.maxLength(max), v.regex(/^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i));
/** An email address: `isEmail` as a schema. */
export const emailText = v.pipe(typed, v.maxLength(emailMaxLength), v.regex(emailPattern));
/**
 * A style id: exactly 8 capital letters or digits, of which the first two are letters (docs/spec/content.md section
 * 2.1).
 */
export const styleId = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6}$/));
/** A set of products has an id of the same form as a style. */
export const productSetId = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6}$/));
/** A product is a style in one color: 8 to 11 capital letters or digits. */
export const productId = v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9]{6,9}$/));
export const upc = v.pipe(v.string(), v.regex(/^\d{12,14}$/));
export const categoryId = v.pipe(v.string(), v.regex(/^\d{4,10}$/));
/** A QR code: modules per side, and an SVG path that fills the dark ones. */
export const qrCode = v.object({ size: v.number(), path: v.string() });

export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));
export const isoDate = v.pipe(v.string(), v.isoDate());
/** A day that somebody names. */
export const namedDay = v.pipe(isoDate, v.check(isDay));
export const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** Integers in a query arrive as text. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max));
/** Every call also carries the locale as a query parameter (docs/spec/accounts.md section 7). */
export const localeQuery = { locale: v.optional(v.picklist(localeIds)) };
export const picture = v.object({
  /** A path at the image endpoint, without size. */
  src: v.pipe(v.string(), v.startsWith('/images/')),
  alt: v.string(),
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
});
export type Picture = v.InferOutput<typeof picture>;
/** A CMS link: target and text. `url` is relative to the locale, e.g. `/c/tents-4100`. */
export const target = v.object({
  text: v.string(),
  url: v.string(),
  style: v.optional(v.picklist(['primary', 'secondary', 'link'])),
  targetAttribute: v.optional(v.picklist(['_self', '_blank'])),
  /** What tracking calls it (docs/spec/content.md section 3.12). */
  tracking: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
});
export type Target = v.InferOutput<typeof target>;
export const empty = v.strictObject({});

import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a hex colour such as #1f4e79'));
/** A file of the brand's folder, without a path. */
const file = (extension: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[a-z0-9][a-z0-9._-]*\\.${extension}$`, 'i'), `must be a .${extension} file of the folder`),
  );

const font = v.strictObject({
  /** Letters, digits and blanks. */
  family: v.pipe(v.string(), v.regex(/^[a-z0-9 ]{1,60}$/i)),
  file: file('woff2'),
  /** A weight, or the range of a variable font: `400 700`. */
  weight: v.optional(v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/)), '400 800'),
});

/** `brand.json`: what makes a shop look and sign as one brand, read by the engine and by the shell's server. */
export const brandProfile = v.strictObject({
  /** The name of the shop, which products, pages and mails carry. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** The sender of mails: `Name <address>`. */
  mailFrom: v.pipe(v.string(), v.minLength(3)),
  /** Colours by token as [light, dark]; tokens that are left out keep the standard colour. */
  colors: v.optional(v.record(v.string(), v.tuple([hex, hex])), {}),
  /** Headings and prices, and everything else. */
  fonts: v.optional(v.strictObject({ display: v.optional(font), text: v.optional(font) }), {}),
  /** The mark beside the name, in header and checkout. */
  logo: v.optional(file('svg')),
  /** The icon of tabs and home screens; the logo without one. */
  icon: v.optional(file('svg')),
});
export type BrandProfile = v.InferOutput<typeof brandProfile>;

/**
 * The profile of a brand from the text of its `brand.json`.
 * @param source what messages call the file
 * @throws {Error} with a sentence that names the file and the field
 */
export function parseBrandProfile(text: string, source: string): BrandProfile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = v.safeParse(brandProfile, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${source}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

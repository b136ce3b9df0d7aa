import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a hex color such as #1f4e79'));
/** A file of the brand's folder, without a path. */
const file = (extension: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[a-z0-9][a-z0-9._-]*\\.${extension}$`, 'i'), `must be a .${extension} file of the folder`),
  );

const taxNumber = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)));

const font = v.strictObject({
  /** Letters, digits and blanks. */
  family: v.pipe(v.string(), v.regex(/^[a-z0-9 ]{1,60}$/i)),
  file: file('woff2'),
  /** A weight, or the range of a variable font: `400 700`. */
  weight: v.optional(v.pipe(v.string(), v.regex(/^\d{3}( \d{3})?$/)), '400 800'),
});

/** `brand.json`: the name and look of a brand, read by the engine and by the shell's server. */
export const brandProfile = v.strictObject({
  /** The shop's name, used in products, pages, and mails. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** What order numbers begin with, such as `TF` in TF-7K2M-9QXD. */
  orderPrefix: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{1,4}$/, 'must be 1 to 4 capital letters')), 'OR'),
  /** Sender of mails: `Name <address>`. */
  mailFrom: v.pipe(v.string(), v.minLength(3)),
  /** Where returned parcels go, line by line below the shop's name. */
  returnsAddress: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(6)), []),
  /** Who sells, as invoices and mails name it; the shop's name without an address by default. */
  seller: v.optional(
    v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      /** Line by line. */
      address: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(6)),
      /** The number under which taxes are paid in each country: a VAT number in Europe. */
      taxNumbers: v.optional(v.strictObject({ US: taxNumber, CA: taxNumber, GB: taxNumber, DE: taxNumber }), {}),
    }),
  ),
  /** Category of the small add-ons that the cart offers; the whole shop by default. */
  addOnCategory: v.optional(v.pipe(v.string(), v.regex(/^\d{4,10}$/))),
  /** Colors by token as [light, dark]; omitted tokens keep the default. */
  colors: v.optional(v.record(v.string(), v.tuple([hex, hex])), {}),
  /** Fonts of headings and prices, and of everything else. */
  fonts: v.optional(v.strictObject({ display: v.optional(font), text: v.optional(font) }), {}),
  /** The mark beside the name in header and checkout. */
  logo: v.optional(file('svg')),
  /** The icon of tabs and home screens; the logo by default. */
  icon: v.optional(file('svg')),
});
export type BrandProfile = v.InferOutput<typeof brandProfile>;

/**
 * Parses a `brand.json`.
 * @param source name of the file in messages
 * @throws {Error} naming the file and the field
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

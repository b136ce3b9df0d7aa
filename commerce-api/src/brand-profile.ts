import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What `brand.json` of a brand's folder says. */
export const brandProfile = v.object({
  /** The name of the shop, which products and mails carry. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The sender of mails: `Name <address>`. */
  mailFrom: v.pipe(v.string(), v.minLength(3)),
});
export type BrandProfile = v.InferOutput<typeof brandProfile>;

const repository = path.resolve(import.meta.dirname, '../..');

/** The folder of the brand that the configuration names, relative to the repository; the demo shop's without one. */
export const brandFolderOf = (name: string | undefined): string => path.resolve(repository, name || 'demo-brand');

/** Reads `brand.json`. @throws {Error} with a sentence that names the file, and the field that is wrong */
export function readBrandProfile(folder: string): BrandProfile {
  const file = path.join(folder, 'brand.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read. BRAND names the folder of a brand, which has a brand.json.`);
  }
  const result = v.safeParse(brandProfile, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandProfile, parseBrandProfile } from 'shared-contracts/brand-profile';

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
  return parseBrandProfile(text, file);
}

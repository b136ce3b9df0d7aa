import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandProfile, parseBrandProfile } from 'shared-contracts/brand-profile';

const repository = path.resolve(import.meta.dirname, '../..');

/** Returns the configured brand's folder, relative to the repository; the demo brand's by default. */
export const brandFolderOf = (name: string | undefined): string => path.resolve(repository, name || 'demo-brand');

/**
 * Reads `brand.json`.
 * @throws {Error} naming the file and the invalid field
 */
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFolderOf } from './brand-profile.ts';
import type { BrandModule } from './import/brand-module.ts';
import { folderPictures } from './media/picture-store.ts';
import { storedPictures } from './media/stored-pictures.ts';

/** A brand of files alone: `npm run import` fills its shop, and its pictures are those that were imported. */
const importedBrand = (pictures: string): BrandModule => ({
  pictures: storedPictures(folderPictures(pictures)),
});

/**
 * Loads the code of a brand. The import is dynamic, because brands depend on the engine and not the other way round.
 * @param folder of the brand; the demo shop's unless it is given
 * @param pictures folder of imported pictures, for a brand that has no code
 */
export async function loadBrand(folder = brandFolderOf(undefined), pictures?: string): Promise<BrandModule> {
  const file = path.join(folder, 'brand.ts');
  if (!existsSync(file)) return importedBrand(pictures ?? path.join(folder, 'pictures'));
  const loaded: { readonly default: BrandModule } = await import(pathToFileURL(file).href);
  return loaded.default;
}

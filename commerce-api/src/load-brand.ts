import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFolderOf } from './brand-profile.ts';
import type { BrandModule } from './import/brand-module.ts';
import { folderPictures } from './media/picture-store.ts';
import { storedPictures } from './media/stored-pictures.ts';

/** Returns a brand without code: `npm run import` fills its shop, and its pictures are imported ones. */
const importedBrand = (pictures: string): BrandModule => ({
  pictures: storedPictures(folderPictures(pictures)),
});

/**
 * Loads the code of a brand. The import is dynamic, because brands depend on the engine and not the other way round.
 * @param folder of the brand; defaults to the demo brand's
 * @param pictures folder of imported pictures, for a brand without code
 */
export async function loadBrand(folder = brandFolderOf(undefined), pictures?: string): Promise<BrandModule> {
  const file = path.join(folder, 'brand.ts');
  if (!existsSync(file)) return importedBrand(pictures ?? path.join(folder, 'pictures'));
  const loaded: { readonly default: BrandModule } = await import(pathToFileURL(file).href);
  return loaded.default;
}

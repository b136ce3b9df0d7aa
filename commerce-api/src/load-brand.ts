import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFolderOf } from './brand-profile.ts';
import type { BrandModule } from './import/brand-module.ts';

/**
 * Loads the code of a brand. The import is dynamic, because brands depend on the engine and not the other way round.
 * @param folder of the brand; the demo shop's unless it is given
 */
export async function loadBrand(folder = brandFolderOf(undefined)): Promise<BrandModule> {
  const file = path.join(folder, 'brand.ts');
  const loaded: { readonly default: BrandModule } = await import(pathToFileURL(file).href);
  return loaded.default;
}

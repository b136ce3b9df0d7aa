import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from 'release-kit/folders';
import { runScript } from './prepared-shop.ts';

/** Writes the shop folder of docs/your-own-shop.md, except for its font, and returns its path. */
export function writeOwnShop(home: string): string {
  const folder = join(home, 'my-shop');
  const guide = readFileSync(join(root, 'docs/your-own-shop.md'), 'utf8');
  for (const { groups } of guide.matchAll(/^```\w+ my-shop\/(?<file>\S+)\n(?<text>[\s\S]*?)^```$/gm)) {
    const file = join(folder, groups?.file ?? '');
    mkdirSync(dirname(file), { recursive: true });
    const text = groups?.text ?? '';
    writeFileSync(file, file.endsWith('brand.json') ? withoutFonts(text) : text);
  }
  return folder;
}

const withoutFonts = (text: string) => JSON.stringify({ ...JSON.parse(text), fonts: undefined });

/** Imports a shop folder into the database of a data folder. */
export const importShop = (folder: string, dataFolder: string): void =>
  runScript('commerce-api/src/import-shop.ts', [folder], { DATA_DIR: dataFolder, BRAND: folder });

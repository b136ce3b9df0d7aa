import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { RecordInput, RecordKind } from '../src/import/records.ts';

export type FolderRecords = { [K in RecordKind]?: RecordInput<K>[] };

const markets = ['US', 'CA', 'GB', 'DE'] as const;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** Returns a small shop: one category, two colors, and a number of mugs. */
export function smallShop(
  products = 3,
): Required<
  Pick<FolderRecords, 'colors' | 'categories' | 'stores' | 'markets' | 'delivery' | 'products' | 'prices' | 'stock'>
> {
  const ids = Array.from(
    { length: products },
    (_, index) => `MG${String(index).padStart(5, '0')}${letters[index % 10]}`,
  );
  const upcOf = (index: number): string => `30${String(index).padStart(10, '0')}`;
  return {
    colors: [
      { code: '5A1', name: { en: 'Blue', de: 'Blau' }, family: 'blue', swatch: '#1f4e79' },
      { code: '6A1', name: { en: 'Green' }, family: 'green', swatch: '#2e6b4f' },
    ],
    categories: [
      { id: '5000', name: { en: 'Kitchen' } },
      { id: '5100', parentId: '5000', name: { en: 'Mugs', de: 'Becher' } },
    ],
    stores: [
      {
        id: 'W100',
        kind: 'warehouse',
        country: 'US',
        name: 'Warehouse',
        address: { addressLine1: '1 Dock Road', city: 'Reno', postalCode: '89502', province: 'NV' },
        phone: '7755550101',
        latitude: 39.5,
        longitude: -119.8,
        hours: {},
      },
    ],
    markets: markets.map((id) => ({ id, warehouse: 'W100', returnDays: 30 })),
    delivery: [
      {
        id: 'post',
        code: 'standard',
        label: { en: 'By post' },
        days: [2, 4],
        prices: { US: 650, CA: 950, GB: 450, DE: 490 },
      },
    ],
    products: ids.map((id, index) => ({
      id,
      type: 'equipment',
      category: '5100',
      sizeScale: 'one',
      texts: { en: { name: `Mug ${index}`, description: 'Holds coffee, and a grudge against dishwashers.' } },
      colors: [{ code: '5A1', pictures: { front: 'mug.png' }, sizes: [{ size: 'ONE', upc: upcOf(index) }] }],
    })),
    prices: ids.flatMap((id) => markets.map((market) => ({ product: `${id}5A1`, market, current: 1900 }))),
    stock: ids.map((_, index) => ({ upc: upcOf(index), location: 'W100', units: 12 })),
  };
}

export interface TestFolder {
  readonly path: string;
  readonly write: (records: FolderRecords) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Returns a folder to import, with the picture that `smallShop` names. */
export async function importFolder(records: FolderRecords): Promise<TestFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  const write = async (next: FolderRecords): Promise<void> => {
    for (const [kind, rows] of Object.entries(next))
      await writeFile(path.join(folder, `${kind}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  };
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#1f4e79' } });
  await writeFile(path.join(folder, 'mug.png'), await picture.png().toBuffer());
  await write(records);
  return { path: folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

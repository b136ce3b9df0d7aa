import { type Db, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { BrandModule } from './import/brand-module.ts';
import { fillAccounts } from './import/fill-accounts.ts';
import { fillLibrary } from './import/fill-library.ts';
import { fillShop, isFilled } from './import/fill-shop.ts';
import { fillStaff } from './import/fill-staff.ts';
import { fillWallets } from './import/fill-wallets.ts';
import { isImported } from './import/known-records.ts';
import { loadBrand } from './load-brand.ts';
import { pictureFolderOf, readSettings } from './settings.ts';

export interface PrepareOptions {
  readonly brand: BrandModule;
  /** Number of styles in the catalogue. */
  readonly styles: number;
  /** Whether to insert the brand's demo accounts. */
  readonly hasDemoAccounts: boolean;
  readonly onProgress: (line: string) => void;
}

/** Prepares a database for the shop: schema, catalogue, demo accounts. Does nothing when all are present. */
export async function prepare(db: Db, { brand, styles, hasDemoAccounts, onProgress }: PrepareOptions): Promise<void> {
  const steps = await migrate(db);
  if (steps.length > 0) onProgress(`Schema brought up to date: ${steps.join(', ')}`);
  const asOf = new Date();
  if (brand.records && !(await isFilled(db, styles))) {
    if (await isImported(db))
      throw new Error(
        'The database holds an imported catalogue, which the brand in BRAND would replace by its own. Name the folder of your shop in BRAND, or use another database.',
      );
    onProgress(`Filling the catalogue: ${styles} styles`);
    await fillShop(db, brand.records, {
      styles,
      asOf,
      onProgress: (done) => onProgress(`  ${done} of ${styles} styles`),
    });
  }
  if (hasDemoAccounts && brand.accounts) {
    await fillAccounts(db, brand.accounts);
    await fillWallets(db, brand.accounts, asOf);
    await fillStaff(db, brand.accounts);
    await fillLibrary(db, brand.pictures, brand.library ?? []);
  }
}

async function main(): Promise<void> {
  const settings = readSettings();
  const started = performance.now();
  const brand = await loadBrand(settings.brandFolder, pictureFolderOf(settings));
  const { db, engine, close } = await openDatabase(settings.database);
  try {
    await prepare(db, {
      brand,
      styles: settings.seedStyles,
      hasDemoAccounts: settings.demoPeople,
      onProgress: (line) => console.log(line),
    });
  } finally {
    await close();
  }
  console.log(`Database ready (${engine}, ${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

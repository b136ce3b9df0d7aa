import type { BrandModule } from 'commerce-api/brand';
import { demoAccounts } from './src/accounts/accounts.ts';
import { giftRows } from './src/catalogue/gift.ts';
import { sharedRows } from './src/catalogue/shared.ts';
import { styleRows } from './src/catalogue/style.ts';
import { drawnPictures } from './src/pictures/drawn-pictures.ts';

/** Tarnfell, as the engine loads it. */
const tarnfell: BrandModule = {
  pictures: drawnPictures,
  shared: sharedRows,
  unlisted: [giftRows],
  style: styleRows,
  accounts: demoAccounts,
};

export default tarnfell;

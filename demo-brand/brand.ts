import type { BrandModule } from 'commerce-api/brand';
import { demoAccounts } from './src/accounts/accounts.ts';
import { giftRecords } from './src/catalogue/gift.ts';
import { setRecords } from './src/catalogue/sets.ts';
import { sharedRecords } from './src/catalogue/shared.ts';
import { styleRecords } from './src/catalogue/style.ts';
import { libraryPictures } from './src/content/library.ts';
import { drawnPictures } from './src/pictures/drawn-pictures.ts';

/** Tarnfell, as the engine loads it. */
const tarnfell: BrandModule = {
  pictures: drawnPictures,
  *records({ styles, asOf }) {
    yield* sharedRecords(asOf);
    yield* giftRecords;
    for (let index = 0; index < styles; index += 1) yield* styleRecords(index, asOf, styles);
    yield* setRecords(styles);
  },
  library: libraryPictures,
  accounts: demoAccounts,
};

export default tarnfell;

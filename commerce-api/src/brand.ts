/*
 * The interface between the engine and a brand, through which both the demo shop and a merchant's shop are loaded.
 * Brands import nothing else of the engine.
 */

export { type View, views } from 'shared-contracts/product-views';
export { hashedUuid } from './base/hash.ts';
export { slugOf } from './base/slug.ts';
export type { Specification } from './database/schema.ts';
export type { Color } from './goods/palette.ts';
export { productTypeOf, type SizeScale, shoeScales, shoeSizes, sizeScales } from './goods/sizes.ts';
export type { BrandModule, RecordOptions } from './import/brand-module.ts';
export type {
  DemoAccounts,
  DemoGiftCard,
  DemoPerson,
  DemoReward,
  DemoSavedCard,
  DemoStaff,
} from './import/demo-accounts.ts';
export type { LibraryPicture } from './import/fill-library.ts';
export type { BrandRecord, RecordInput, RecordKind } from './import/records.ts';
export { cardNumberFrom } from './ledger/value-cards.ts';
export { type FilmFile, type FilmSource, folderFilms } from './media/film-source.ts';
export { fileMap } from './media/map-source.ts';
export type {
  Original,
  PictureSource,
  ProductPictureRequest,
  SourcePicture,
} from './media/picture-source.ts';
export { priceBand } from './pricing/price-bands.ts';

import type { PictureSource } from '../media/picture-source.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { LibraryPicture } from './fill-library.ts';
import type { BrandRecord } from './records.ts';

export interface RecordOptions {
  /** Number of styles in the catalogue. */
  readonly styles: number;
  /** The reference date for ages, announcements and coupons. */
  readonly asOf: Date;
}

/** The default export of a brand's `brand.ts`. */
export interface BrandModule {
  readonly pictures: PictureSource;
  /**
   * The catalogue and content of a brand whose shop is filled by code. Colors, categories, text blocks, stores,
   * documents, promotions and coupons come before the products, prices, stock and sets that refer to them.
   */
  readonly records?: (options: RecordOptions) => Iterable<BrandRecord>;
  /** What the media library begins with; loaded with the accounts. */
  readonly library?: readonly LibraryPicture[];
  /** Accounts and cards with public secrets; never loaded in production. */
  readonly accounts?: DemoAccounts;
}

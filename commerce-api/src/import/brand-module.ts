import type { PictureSource } from '../media/picture-source.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { BrandRecord } from './records.ts';

export interface RecordOptions {
  /** How many styles the catalogue shall have. */
  readonly styles: number;
  /** The day that ages, announcements and coupons count from. */
  readonly asOf: Date;
}

/** The default export of a brand's `brand.ts`. */
export interface BrandModule {
  readonly pictures: PictureSource;
  /**
   * The catalogue and content of a brand whose shop is filled by code. Colours, categories, text blocks, stores, documents,
   * promotions and coupons come before the products, prices and stock that refer to them.
   */
  readonly records?: (options: RecordOptions) => Iterable<BrandRecord>;
  /** Accounts and cards whose secrets are public: never loaded in production. */
  readonly accounts?: DemoAccounts;
}

import type { PictureSource } from '../media/picture-source.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { SharedRows, StyleRows } from './rows.ts';

/** The default export of a brand's `brand.ts`. */
export interface BrandModule {
  readonly pictures: PictureSource;
  /** @param asOf the day that coupons count from */
  readonly shared: (asOf: Date) => SharedRows;
  /** Styles that no list shows, such as gifts. */
  readonly unlisted: readonly StyleRows[];
  /** The style with this number, of as many as the shop is filled with. */
  readonly style: (index: number, asOf: Date) => StyleRows;
  /** Accounts and cards whose secrets are public: never loaded in production. */
  readonly accounts?: DemoAccounts;
}

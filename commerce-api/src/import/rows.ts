import type { CouponTable } from '../database/commerce-schema.ts';
import type {
  CategoryTable,
  ColourTable,
  DocumentTable,
  ListingTable,
  LocationTable,
  ProductPriceTable,
  ProductTable,
  ReviewTable,
  StockTable,
  StyleTable,
  StyleTextTable,
  TextBlockTable,
  VariantTable,
} from '../database/schema.ts';
import type { Promotion } from '../promotions/promotion.ts';

/** All rows of one style, ready to be written. */
export interface StyleRows {
  readonly style: Omit<StyleTable, 'updated_at' | 'publish_at'> & { readonly publish_at: string | null };
  /** The database makes `search`. */
  readonly texts: readonly (Omit<StyleTextTable, 'search' | 'tier'> & {
    readonly search_text: string;
    readonly search_keywords: string;
  })[];
  readonly products: readonly ProductTable[];
  readonly prices: readonly ProductPriceTable[];
  readonly variants: readonly VariantTable[];
  readonly listings: readonly ListingTable[];
  readonly stock: readonly StockTable[];
  readonly reviews: readonly (Omit<ReviewTable, 'written_on'> & { readonly written_on: string })[];
}

/** A coupon with ISO timestamps. */
export type CouponRow = Omit<CouponTable, 'used' | 'per_shopper' | 'starts_at' | 'ends_at'> & {
  readonly used: number;
  readonly per_shopper: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
};

/** What all styles share. */
export interface SharedRows {
  readonly colours: readonly ColourTable[];
  readonly categories: readonly CategoryTable[];
  readonly textBlocks: readonly TextBlockTable[];
  readonly locations: readonly LocationTable[];
  readonly documents: readonly Pick<DocumentTable, 'kind' | 'slug' | 'language' | 'body'>[];
  readonly promotions: readonly Promotion[];
  readonly coupons: readonly CouponRow[];
}

import type { ColumnType, Generated } from 'kysely';
import type { CountryCode, Language } from 'shared-contracts/locale';
import type { StoreService } from 'shared-contracts/store-services';
import type { AccountSchema } from './account-schema.ts';
import type { CartSchema } from './cart-schema.ts';
import type { DefaultTimestamp, NullableTimestamp } from './columns.ts';
import type { CommerceSchema } from './commerce-schema.ts';
import type { ContentSchema } from './content-schema.ts';
import type { Designs } from './designs.ts';
import type { OpinionSchema } from './opinion-schema.ts';
import type { PaymentSchema } from './payment-schema.ts';
import type { Presentation } from './presentation.ts';
import type { StaffSchema } from './staff-schema.ts';
import type { WebhookSchema } from './webhook-schema.ts';

type ByLanguage = Record<Language, string>;

export interface CategoryTable {
  category_id: string;
  parent_id: string | null;
  position: number;
  name: ByLanguage;
  title: ByLanguage;
  slug: ByLanguage;
  description: ByLanguage;
}

export interface StyleTable {
  style_id: string;
  cut: string;
  product_type: string;
  category_id: string;
  size_scale: string;
  material: string;
  season: string;
  badge: string | null;
  presale: boolean;
  publish_at: NullableTimestamp;
  /** Number of ratings with 1 to 5 stars. */
  rating_counts: number[];
  fit_score: number | null;
  /** Story, model, and film of its product page, with texts by language. */
  presentation: ColumnType<Presentation | null, string | null | undefined, string | null>;
  /** What a made-to-order style can be made in; null for others, and without a choice. */
  designs: ColumnType<Designs | null, string | null | undefined, string | null>;
  updated_at: DefaultTimestamp;
}

export interface Specification {
  label: string;
  value: string;
}

export interface StyleTextTable {
  style_id: string;
  language: Language;
  name: string;
  slug: string;
  description: string;
  features: string[];
  specifications: Specification[];
  block_ids: string[];
  /** The search tier it belongs to. */
  tier: Generated<number>;
  search: string;
}

export interface SearchWordTable {
  language: Language;
  word: string;
}

export interface SearchSynonymTable {
  language: Language;
  word: string;
  /** Words that are searched for as well. */
  others: string[];
}

export interface TextBlockTable {
  block_id: string;
  language: Language;
  title: string;
  paragraphs: string[];
}

export interface ProductTable {
  product_id: string;
  style_id: string;
  colour_code: string;
  position: number;
  /** Picture references by view, for the shop's picture source. */
  pictures: Partial<Record<string, string>>;
}

export interface ColorTable {
  colour_code: string;
  /** Position in the color filter and the palette. */
  position: number;
  name: ByLanguage;
  family: string;
  swatch: string;
}

export interface ProductPriceTable {
  product_id: string;
  market: CountryCode;
  current: number;
  original: number;
  historic_best: number | null;
}

export interface VariantTable {
  upc: string;
  product_id: string;
  style_id: string;
  size: string;
  position: number;
  /** Of a size of a gift card: minor units by market. */
  worth: Partial<Record<CountryCode, number>> | null;
}

export interface ListingTable {
  market: CountryCode;
  category_id: string;
  style_id: string;
  price: number;
  rank: number;
  newness: number;
  rating: number;
  facets: string[];
}

export interface ProductSetTable {
  set_id: string;
  position: number;
  name: ByLanguage;
  slug: ByLanguage;
  description: ByLanguage;
  /** What the whole set costs less; minor units by market. */
  saving: Record<CountryCode, number> | null;
}

export interface ProductSetMemberTable {
  set_id: string;
  position: number;
  style_id: string;
  /** The color that the set shows first; null for the first one that is available. */
  colour_code: string | null;
}

export interface StoreAddress {
  addressLine1: string;
  city: string;
  postalCode: string;
  province?: string;
}

export interface LocationTable {
  location_id: string;
  kind: 'warehouse' | 'store';
  country: CountryCode;
  region: string;
  name: string;
  address: StoreAddress;
  phone: string;
  latitude: number;
  longitude: number;
  /** Opening hours by ISO weekday 1 to 7; a missing day is closed. */
  hours: Record<string, string>;
  /** Such as `America/Denver`; null for the zone of the country. */
  time_zone: string | null;
  /** Hours of single days by ISO date, instead of those of the weekday; an empty text is closed. */
  special_hours: Record<string, string>;
  services: StoreService[];
  /** Whether a store accepts parcels for customers. */
  accepts_parcels: boolean;
}

export interface StockTable {
  upc: string;
  location_id: string;
  available: number;
}

export interface ListingCountTable {
  market: CountryCode;
  category_id: string;
  /** `facet:value`, or '' for every style. */
  token: string;
  styles: number;
}

export interface ImportedCatalogueTable {
  imported_at: DefaultTimestamp;
}

export interface TableChangeTable {
  name: string;
  /** How often it was changed. */
  revision: number;
}

export interface Schema
  extends AccountSchema,
    CommerceSchema,
    CartSchema,
    ContentSchema,
    OpinionSchema,
    PaymentSchema,
    StaffSchema,
    WebhookSchema {
  category: CategoryTable;
  // biome-ignore lint/plugin: the name of a table
  colour: ColorTable;
  style: StyleTable;
  style_text: StyleTextTable;
  search_synonym: SearchSynonymTable;
  search_word: SearchWordTable;
  text_block: TextBlockTable;
  product: ProductTable;
  product_price: ProductPriceTable;
  product_set: ProductSetTable;
  product_set_member: ProductSetMemberTable;
  variant: VariantTable;
  listing: ListingTable;
  listing_count: ListingCountTable;
  location: LocationTable;
  stock: StockTable;
  imported_catalogue: ImportedCatalogueTable;
  table_change: TableChangeTable;
}

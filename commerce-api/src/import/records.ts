import { documentKinds } from 'shared-contracts/document-kinds';
import { categoryId, isoDate, styleId, upc, uuid } from 'shared-contracts/fields';
import { views } from 'shared-contracts/product-views';
import { fits } from 'shared-contracts/review-limits';
import { storeService } from 'shared-contracts/store-services';
import * as v from 'valibot';
import { colorCode, filled, language, market, markets, minorUnits, positive, texts } from '../base/record-fields.ts';
import { parseHours } from '../delivery/opening-hours.ts';
import { sizeScales } from '../goods/sizes.ts';
import { promotionRecord } from '../promotions/promotion.ts';
import { deliveryRule } from './delivery-records.ts';
import { marketRules } from './market-records.ts';
import { designs, film, model, story } from './presentation-records.ts';
import { set } from './set-records.ts';
import { synonyms } from './synonym-records.ts';

/*
 * The import format: one record per line, one file per kind. `docs/your-own-shop.md` shows each kind. Amounts are
 * integer minor units of the market's currency.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const families = 'black grey white beige brown yellow orange red pink purple blue green'.split(' ');

const color = v.strictObject({
  code: colorCode,
  name: texts,
  /** The value of the color filter. */
  family: v.picklist(families),
  swatch: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a hex color such as #1f4e79')),
});

const category = v.strictObject({
  id: v.pipe(categoryId, v.notValue('0001', '0001 is reserved for the category of all products')),
  parentId: v.optional(categoryId),
  /** Shown in menus, below the parent. */
  name: texts,
  /** Shown in headings and breadcrumbs; defaults to the name. */
  title: v.optional(texts),
  description: v.optional(texts),
});

const textBlock = v.strictObject({
  id: filled,
  language,
  title: filled,
  paragraphs: v.array(filled),
});

const openHours = v.pipe(
  v.string(),
  v.check((hours) => parseHours(hours) !== undefined, 'must be hours of one day, such as 10:00–19:00'),
);
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    // The one way to ask a runtime whether it knows a zone.
    return false;
  }
}

const store = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'must be 2 to 10 capital letters or digits')),
  kind: v.picklist(['store', 'warehouse']),
  country: market,
  name: filled,
  address: v.strictObject({
    addressLine1: filled,
    city: filled,
    postalCode: filled,
    province: v.optional(filled),
  }),
  phone: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Opening hours by ISO weekday, 1 to 7, such as `10:00–19:00`; a missing day is closed. */
  hours: v.record(v.picklist(['1', '2', '3', '4', '5', '6', '7']), openHours),
  /** Such as `America/Denver`; defaults to a zone of the country. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone, such as America/Denver'))),
  /** Hours of single days by ISO date, instead of those of the weekday; an empty text is closed. */
  specialHours: v.optional(v.record(isoDate, v.union([v.literal(''), openHours])), {}),
  services: v.optional(v.array(storeService), []),
  /** Whether parcels can be sent there for customers. */
  acceptsParcels: v.optional(v.boolean(), true),
});

const document = v.strictObject({
  kind: v.picklist(documentKinds),
  slug: filled,
  language,
  body: v.looseObject({}),
});

const coupon = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,30}$/, 'must be 3 to 30 capital letters, digits or hyphens')),
  promotionId: filled,
  startsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  useLimit: v.optional(count),
  /** Limit on orders per shopper; null for unlimited. */
  perShopper: v.optional(v.nullable(count), 1),
  /** Number of uses before the import; only for a new coupon. */
  used: v.optional(count, 0),
  /** Whether new members of the loyalty program receive it; of one code at most. */
  welcomesMembers: v.optional(v.boolean()),
});

const productText = v.strictObject({
  name: filled,
  /** Part of its address; defaults to a slug of the name. */
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'))),
  description: filled,
  features: v.optional(v.array(filled), []),
  specifications: v.optional(v.array(v.strictObject({ label: filled, value: filled })), []),
  /** Additional search terms; default to the names of the colors. */
  keywords: v.optional(v.string()),
});

const review = v.strictObject({
  /** Derived from product and position by default. */
  id: v.optional(uuid),
  language,
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: filled,
  body: filled,
  author: filled,
  writtenOn: v.pipe(v.string(), v.isoDate()),
  verified: v.boolean(),
  helpful: v.optional(count, 0),
  unhelpful: v.optional(count, 0),
  /** How the product fits. */
  fit: v.optional(v.picklist(fits)),
  /** 1 to 5. */
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** The size that was bought. */
  size: v.optional(filled),
});

const answer = v.strictObject({
  /** Derived from the question and its position by default. */
  id: v.optional(uuid),
  language,
  body: filled,
  /** Without an author, the shop answers. */
  author: v.optional(filled),
  writtenOn: v.pipe(v.string(), v.isoDate()),
  helpful: v.optional(count, 0),
  unhelpful: v.optional(count, 0),
});

const question = v.strictObject({
  /** Derived from product and position by default. */
  id: v.optional(uuid),
  language,
  body: filled,
  author: filled,
  writtenOn: v.pipe(v.string(), v.isoDate()),
  answers: v.optional(v.array(answer), []),
});

/** What a gift card of a size is worth: minor units by market. */
const worth = v.partial(v.strictObject(v.entriesFromList(markets, positive)));

const picture = v.pipe(v.string(), v.minLength(1, 'must be a file of the folder or an https address'));

const product = v.pipe(
  v.strictObject({
    id: v.pipe(styleId, v.description('8 characters')),
    type: v.picklist(['apparel', 'footwear', 'equipment', 'digital', 'custom', 'gift']),
    category: categoryId,
    /** Further categories that list it, besides the ancestors of `category`. */
    alsoIn: v.optional(v.array(categoryId), []),
    /** False for a gift that no list shows. */
    listed: v.optional(v.boolean(), true),
    fit: v.optional(v.picklist(['women', 'men', 'kids', 'unisex']), 'unisex'),
    sizeScale: v.picklist(Object.keys(sizeScales) as (keyof typeof sizeScales)[]),
    material: v.optional(v.string(), ''),
    activities: v.optional(v.array(filled), []),
    /** Values of the feature filter, such as `waterproof`. */
    featureTags: v.optional(v.array(filled), []),
    season: v.optional(v.string(), ''),
    badge: v.optional(
      v.picklist(['new', 'sale', 'bestseller', 'recycled', 'presale', 'comingSoon', 'online', 'custom']),
    ),
    /** Announced until then, and not yet sold. */
    publishAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Sort key for "newest". */
    releasedOn: v.optional(v.pipe(v.string(), v.isoDate())),
    /** Sort key for "recommended", ascending. */
    rank: v.optional(v.pipe(v.number(), v.integer()), 10_000),
    texts: v.strictObject({ en: productText, fr: v.optional(productText), de: v.optional(productText) }),
    /** Ids of text blocks on the product page. */
    textBlocks: v.optional(v.array(filled), []),
    /** Ratings with 1 to 5 stars. */
    ratings: v.optional(v.pipe(v.array(count), v.length(5)), [0, 0, 0, 0, 0]),
    /** 0 runs small, 100 runs large. */
    fitScore: v.optional(v.pipe(count, v.maxValue(100))),
    /** What the product page shows below the fold. */
    story: v.optional(story),
    model: v.optional(model),
    film: v.optional(film),
    /** Of a product of the type `custom`; null or without it, it is made in its own colors only. */
    designs: v.optional(v.nullable(designs)),
    reviews: v.optional(v.array(review), []),
    /** Questions of shoppers with answers. */
    questions: v.optional(v.array(question), []),
    colors: v.pipe(
      v.array(
        v.strictObject({
          code: colorCode,
          pictures: v.strictObject({
            ...v.entriesFromList(views, v.optional(picture)),
            front: picture,
          }),
          sizes: v.pipe(
            v.array(v.strictObject({ size: filled, upc, worth: v.optional(worth) })),
            v.minLength(1, 'needs at least one size'),
          ),
        }),
      ),
      v.minLength(1, 'needs at least one color'),
    ),
  }),
  v.forward(
    v.check(
      ({ model: worn, colors }) => !worn || colors.some(({ sizes }) => sizes.some(({ size }) => size === worn.size)),
      'is no size of this product',
    ),
    ['model', 'size'],
  ),
  v.forward(
    v.check(
      ({ sizeScale, colors }) =>
        colors.every(({ sizes }) => sizes.every((size) => (size.worth !== undefined) === (sizeScale === 'amounts'))),
      'each size of the scale amounts needs its worth, and no other size has one',
    ),
    ['colors'],
  ),
  v.forward(
    v.check(({ type, designs: offered }) => !offered || type === 'custom', 'is for products of the type custom'),
    ['designs'],
  ),
);

const price = v.pipe(
  v.strictObject({
    /** Product id and color code: `TF12AB340A1`. */
    product: filled,
    market,
    current: minorUnits,
    /** The price before a reduction; defaults to the current price. */
    original: v.optional(minorUnits),
    lowestOf30Days: v.optional(minorUnits),
  }),
  v.forward(
    v.check(({ current, original }) => original === undefined || original >= current, 'must not be below current'),
    ['original'],
  ),
);

const stock = v.strictObject({ upc, location: filled, units: count });

/** The schema of each kind, in import order. */
export const recordSchemas = {
  colors: color,
  categories: category,
  'text-blocks': textBlock,
  stores: store,
  documents: document,
  markets: marketRules,
  delivery: deliveryRule,
  promotions: promotionRecord,
  coupons: coupon,
  products: product,
  prices: price,
  stock,
  sets: set,
  synonyms,
} as const;

export type RecordKind = keyof typeof recordSchemas;
export const recordKinds = Object.keys(recordSchemas) as readonly RecordKind[];

/** A record as written in a file. */
export type RecordInput<K extends RecordKind> = v.InferInput<(typeof recordSchemas)[K]>;
/** A record after validation, with defaults filled in. */
export type ImportRecord<K extends RecordKind> = v.InferOutput<(typeof recordSchemas)[K]>;

/** A record of any kind, as a brand provides it. */
export type BrandRecord = { [K in RecordKind]: { readonly kind: K; readonly record: RecordInput<K> } }[RecordKind];

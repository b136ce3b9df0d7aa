import type { ProductDetails, Variant } from 'shared-contracts/calls/product-entities';
import type { ColorOption } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { views } from 'shared-contracts/product-views';
import { designsOf } from '../goods/designs.ts';
import { isKept } from '../goods/kept-goods.ts';
import { badgeLabel, word } from '../goods/labels.ts';
import { colorName, swatchOf } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { badgeOf } from '../goods/release.ts';
import { productTypeOf, sizeLabel } from '../goods/sizes.ts';
import { isAwaited, shownUnits, stockStatusOf } from '../goods/stock-status.ts';
import type { Market } from '../market/markets.ts';
import { priceOfSize, toPrice } from '../pricing/price.ts';
import { alternatesOf, type CategoryTree } from './category-tree.ts';
import type { DetailColor, DetailRow } from './detail-queries.ts';
import { presentationOf } from './presentation.ts';
import { ratingOf } from './ratings.ts';

interface Scene {
  readonly row: DetailRow;
  readonly color: DetailColor;
  readonly locale: Locale;
  readonly now: Date;
}

/** Whether there is a size to choose. */
const hasSizes = (row: DetailRow): boolean => !isAmount(row) && row.size_scale !== 'one';

const isAmount = (row: DetailRow): boolean => row.size_scale === 'amounts';

const optionLabel = ({ size, worth }: DetailColor['variants'][number], locale: Locale): string =>
  worth === null ? sizeLabel(size, locale) : formatMoney(worth, locale.currency, locale);

export function variantsOf({ row, color, locale, now }: Scene): Variant[] {
  return color.variants.map(({ upc, size, worth, units }) => {
    const state = stockStatusOf(units, row.announced_until, now);
    const label =
      state === 'LOW_STOCK'
        ? word('onlyLeft', locale.language, { count: units })
        : state === 'OUT_OF_STOCK'
          ? word('soldOut', locale.language)
          : state === 'COMING_SOON'
            ? badgeLabel('comingSoon', locale.language)
            : undefined;
    return {
      id: `${color.id}-${size}`,
      upc,
      attributes: { [isAmount(row) ? 'amount' : 'size']: size },
      price: toPrice(priceOfSize(color, worth), locale.currency),
      notifyMe: isAwaited(state),
      productInventoryState: state,
      available: state === 'COMING_SOON' ? 0 : shownUnits(units),
      ...(label ? { stockStatusLabel: label } : {}),
    };
  });
}

export function attributesOf({ row, color, locale, now }: Scene): ProductDetails['attributes'] {
  const type = isAmount(row) ? 'amount' : 'size';
  const options = color.variants.map((variant) => ({
    id: variant.size,
    label: optionLabel(variant, locale),
    value: variant.size,
    available: !isAwaited(stockStatusOf(variant.units, row.announced_until, now)),
  }));
  return [{ type, label: word(type, locale.language), options }];
}

/** Returns a color of a style, as one of those that it comes in. */
export function colorOptionOf({ row, color, locale }: Omit<Scene, 'now'>): ColorOption {
  return {
    productId: color.id,
    colorCode: color.color,
    label: colorName(color.color, locale.language),
    swatch: swatchOf(color.color),
    available: color.variants.some(({ units }) => units > 0),
    picture: productPicture({ styleId: row.style_id, name: row.name }, color.color, 'front', locale.language),
    price: toPrice(color, locale.currency),
  };
}

/** When a style that is announced becomes available. */
export const publishDateOf = ({ publish_at }: Pick<DetailRow, 'publish_at'>, now: Date): { publishDate?: string } =>
  publish_at && publish_at > now ? { publishDate: publish_at.toISOString().slice(0, 10) } : {};

/** Whether a style is sold before it is there. */
export const isPresale = ({ ships_at }: Pick<DetailRow, 'ships_at'>, now: Date): boolean =>
  ships_at !== null && ships_at > now;

export interface DetailsContext extends Pick<Scene, 'locale' | 'now'> {
  readonly tree: CategoryTree;
  /** The brand shown on products. */
  readonly brand: string;
  readonly market: Market | undefined;
}

/** Returns what the market lets a shopper do with goods: send them back, or choose what a gift card is worth. */
function marketTermsOf({ product_type }: DetailRow, market: Market | undefined) {
  if (!market) return {};
  if (product_type === 'digital') return market.giftCards ? { customAmount: market.giftCards } : {};
  return isKept(product_type) ? {} : { returnDays: market.returnDays };
}

/** Returns a style for the product page, in the color `productId`. */
export function toDetails(
  row: DetailRow,
  productId: string,
  { locale, tree, now, brand, market }: DetailsContext,
): ProductDetails | undefined {
  const color = row.colors.find(({ id }) => id === productId);
  if (!color) return undefined;
  const { language, currency } = locale;
  const scene: Scene = { row, color, locale, now };
  const style = { styleId: row.style_id, name: row.name };
  const label = colorName(color.color, language);
  const price = toPrice(color, currency);
  const customs = designsOf({ ...style, designs: row.designs }, language);
  return {
    id: productId,
    masterId: row.style_id,
    name: row.name,
    productNameEng: row.names.en.name,
    brand,
    eyebrow: row.eyebrow,
    url: productUrl(row.slug, productId),
    productType: row.product_type as ProductDetails['productType'],
    categoryId: row.category_id,
    season: row.season,
    ...badgeOf(row, price, locale, now),
    presale: isPresale(row, now),
    ...publishDateOf(row, now),
    price,
    rating: ratingOf(row.rating_counts),
    ...(row.fit_score === null ? {} : { fitScore: row.fit_score }),
    ...(hasSizes(row) ? { sizeChart: productTypeOf(row.size_scale) } : {}),
    ...presentationOf(scene),
    pictures: views
      .filter((view) => color.views.includes(view))
      .map((view) => productPicture(style, color.color, view, language)),
    colors: row.colors.map((other) => colorOptionOf({ ...scene, color: other })),
    color: { code: color.color, label },
    attributes: attributesOf(scene),
    variants: variantsOf(scene),
    description: row.description,
    features: row.features,
    sections: row.sections ?? [],
    specifications: row.specifications,
    breadcrumbs: tree.breadcrumbsOf(row.category_id, language),
    isCustoms: row.product_type === 'custom',
    ...marketTermsOf(row, market),
    ...(customs ? { customs } : {}),
    alternates: alternatesOf((other) => productUrl(row.names[other].slug, productId)),
    seo: {
      title: `${row.name}, ${label} — ${brand}`,
      description: row.description.slice(0, 200),
      ogImage: `/images/v1/og/product/${row.style_id}/${color.color}`,
    },
  };
}

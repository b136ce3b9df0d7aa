import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { reductionOf, toDecimalString } from 'shared-contracts/money';
import { type CategoryTree, readCategoryTree, rootCategoryId } from '../catalogue/category-tree.ts';
import type { Db } from '../database/database.ts';
import { readDeliveryRules } from '../delivery/delivery-rules.ts';
import { type DeliveryRule, methodsFor } from '../delivery/methods.ts';
import { colorName } from '../goods/palette.ts';
import { productPicture } from '../goods/pictures.ts';
import { productUrl } from '../goods/product-url.ts';
import { announcedUntil, shipsAt } from '../goods/release.ts';
import { sizeLabel } from '../goods/sizes.ts';
import { isAwaited, stockStatusOf } from '../goods/stock-status.ts';
import { warehouseOf } from '../market/markets.ts';
import { readStyleIds, stylesInPart } from './style-parts.ts';
import type { XmlTree } from './xml.ts';

/** Who offers the goods, and where. */
export interface Merchant {
  /** The shop's own origin, without a trailing slash. */
  readonly origin: string;
  readonly brand: string;
}

export interface OfferRow {
  readonly upc: string;
  readonly size: string;
  readonly productId: string;
  readonly styleId: string;
  readonly color: string;
  readonly categoryId: string;
  /** Whom it is for. */
  readonly cut: string;
  /** Until when it is announced, and sold to nobody. */
  readonly announcedUntil: Date | null;
  /** When presale goods leave the warehouse. */
  readonly shipsAt: Date | null;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly current: number;
  readonly original: number;
  /** The lowest of the last 30 days, where it is known. */
  readonly best: number | null;
  /** In the warehouse of the market. */
  readonly units: number;
}

/** Reads the offers of some styles that a market lists, as it does no gifts; without gift cards, which search engines do not offer. */
async function readOffers(db: Db, styleIds: readonly string[], { language, country }: Locale): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select v.upc, v.size, p.product_id as "productId", s.style_id as "styleId", p.colour_code as color, s.category_id as "categoryId",
      s.cut, ${announcedUntil} as "announcedUntil", ${shipsAt} as "shipsAt",
      t.name, t.slug, t.description, pp.current, pp.original, pp.historic_best as best, coalesce(st.available, 0) as units
    from style s
    join style_text t on t.style_id = s.style_id and t.language = ${language}
    join product p on p.style_id = s.style_id
    join product_price pp on pp.product_id = p.product_id and pp.market = ${country}
    join variant v on v.product_id = p.product_id
    left join stock st on st.upc = v.upc and st.location_id = ${warehouseOf(country)}
    join listing l on l.market = ${country} and l.category_id = ${rootCategoryId} and l.style_id = s.style_id
    where s.style_id = any(${[...styleIds]}) and s.product_type <> 'digital'
    order by s.style_id, p.position, v.position`.execute(db);
  return rows;
}

/** Whether the last digit of a number of 8, 12, 13, or 14 digits is its check digit (GS1); only such a number may be named. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Longest texts that readers take, in characters. */
const longest = { title: 150, description: 5000 };

/** Returns a text that readers take, cut between words if it is too long. */
function upTo(max: number, text: string): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Whether an offer can be ordered: as on its page, what is announced cannot, and presale can before it is there. */
function availabilityOf({ units, announcedUntil, shipsAt }: OfferRow, now: Date): Readonly<Record<string, string>> {
  const status = stockStatusOf(units, announcedUntil, now);
  if (isAwaited(status)) return { 'g:availability': 'out_of_stock' };
  return shipsAt !== null && shipsAt > now
    ? { 'g:availability': 'preorder', 'g:availability_date': shipsAt.toISOString() }
    : { 'g:availability': 'in_stock' };
}

const genders: Readonly<Record<string, string>> = { women: 'female', men: 'male' };

interface OfferContext {
  readonly tree: Pick<CategoryTree, 'breadcrumbsOf'>;
  readonly delivery: readonly DeliveryRule[];
  readonly now: Date;
}

/** An offer as Google, Bing, and Meta read it (product data specification of Google Merchant Center). */
export function describeOffer(
  offer: OfferRow,
  locale: Locale,
  { origin, brand }: Merchant,
  { tree, delivery, now }: OfferContext,
): XmlTree {
  const { language, country, currency } = locale;
  const price = (amount: number) => `${toDecimalString(amount)} ${currency}`;
  const color = colorName(offer.color, language);
  const size = sizeLabel(offer.size, locale);
  const picture = productPicture(offer, offer.color, 'front', language);
  const [standard] = methodsFor(delivery, 'me', country);
  const choice = `, ${color}, ${size}`;
  const { current, original, best } = offer;
  const reduction = reductionOf({ current, original, historicBestPrice: best ?? undefined }, locale);
  return {
    item: {
      'g:id': offer.upc,
      'g:item_group_id': offer.styleId,
      'g:title': upTo(longest.title - [...choice].length, offer.name) + choice,
      'g:description': upTo(longest.description, offer.description),
      'g:link': `${origin}/${locale.id}${productUrl(offer.slug, offer.productId)}`,
      'g:image_link': `${origin}${picture.src}?w=1200&dpr=1`,
      'g:price': price(reduction?.from ?? offer.current),
      ...(reduction ? { 'g:sale_price': price(offer.current) } : {}),
      ...availabilityOf(offer, now),
      'g:brand': brand,
      ...(isGtin(offer.upc) ? { 'g:gtin': offer.upc } : {}),
      'g:mpn': offer.productId,
      'g:condition': 'new',
      'g:gender': genders[offer.cut] ?? 'unisex',
      'g:age_group': offer.cut === 'kids' ? 'kids' : 'adult',
      'g:color': color,
      'g:size': size,
      'g:product_type': tree
        .breadcrumbsOf(offer.categoryId, language)
        .map(({ label }) => label)
        .join(' > '),
      ...(standard ? { 'g:shipping': { 'g:country': country, 'g:price': price(standard.amount) } } : {}),
    },
  };
}

/** Describes everything that a market sells, a part of the styles at a time. */
export async function* describeOffers(
  db: Db,
  locale: Locale,
  merchant: Merchant,
  size = stylesInPart,
): AsyncGenerator<XmlTree> {
  const tree = await readCategoryTree(db);
  const delivery = await readDeliveryRules(db);
  // Ids begin with letters or digits, which follow the empty text.
  for (let from = '', more = true; more; ) {
    const ids = await readStyleIds(db, from, size + 1);
    more = ids.length > size;
    from = ids.at(-1) ?? '';
    for (const offer of await readOffers(db, more ? ids.slice(0, -1) : ids, locale))
      yield describeOffer(offer, locale, merchant, { tree, delivery, now: new Date() });
  }
}

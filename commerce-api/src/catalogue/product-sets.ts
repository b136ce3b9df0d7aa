import { sql } from 'kysely';
import type { ProductSet, ProductSetCard, SetMember } from 'shared-contracts/calls/product-sets';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Locale } from 'shared-contracts/locale';
import { styleIdOf } from 'shared-contracts/product-id';
import type { Db } from '../database/database.ts';
import type { ProductSetTable } from '../database/schema.ts';
import { productUrl } from '../goods/product-url.ts';
import { setUrl } from '../goods/set-url.ts';
import { readCards } from './card-queries.ts';
import { alternatesOf } from './category-tree.ts';
import { type DetailRow, readDetails } from './detail-queries.ts';
import { attributesOf, colorOptionOf, isPresale, publishDateOf, variantsOf } from './details.ts';
import { costOf } from './set-cost.ts';

interface StoredMember {
  readonly styleId: string;
  readonly color: string | null;
  /** In the language of the call. */
  readonly name: string;
}

interface StoredSet extends ProductSetTable {
  readonly members: readonly StoredMember[];
}

/** Fewer products than that are no set. */
const FEWEST = 2;

const whereSet = (setId: string) => sql`s.set_id = ${setId}`;
const withStyle = (styleId: string) =>
  sql`exists (select from product_set_member own where own.set_id = s.set_id and own.style_id = ${styleId})`;

async function readStored(
  db: Db,
  condition: ReturnType<typeof whereSet>,
  { language }: Pick<Locale, 'language'>,
): Promise<StoredSet[]> {
  const { rows } = await sql<StoredSet>`
    select s.set_id, s.position, s.name, s.slug, s.description, s.saving,
      jsonb_agg(jsonb_build_object('styleId', m.style_id, 'color', m.colour_code, 'name', t.name) order by m.position) as members
    from product_set s
    join product_set_member m on m.set_id = s.set_id
    join style_text t on t.style_id = m.style_id and t.language = ${language}
    where ${condition} group by s.set_id order by s.position`.execute(db);
  return rows;
}

/** Prefers the color of the set, then one that is available. */
function firstShown<Color extends { readonly available: boolean }>(
  colors: readonly Color[],
  isPreferred: (color: Color) => boolean,
): Color | undefined {
  const preferred = colors.find(isPreferred);
  return preferred?.available ? preferred : (colors.find(({ available }) => available) ?? preferred ?? colors[0]);
}

function memberOf(
  stored: StoredMember,
  position: number,
  row: DetailRow,
  locale: Locale,
  now: Date,
): SetMember | undefined {
  const colors = row.colors.map((color) => {
    const scene = { row, color, locale, now };
    const variants = variantsOf(scene);
    return {
      ...colorOptionOf(scene),
      available: variants.some(({ available }) => available > 0),
      url: productUrl(row.slug, color.id),
      attributes: attributesOf(scene),
      variants,
    };
  });
  const first = firstShown(colors, ({ colorCode }) => colorCode === stored.color);
  if (!first) return undefined;
  return {
    position,
    styleId: row.style_id,
    name: row.name,
    eyebrow: row.eyebrow,
    categoryId: row.category_id,
    productId: first.productId,
    presale: isPresale(row, now),
    ...publishDateOf(row, now),
    colors,
  };
}

/** Returns a set with everything to choose from; undefined when fewer than two of its products are sold here. */
export async function readProductSet(
  db: Db,
  setId: string,
  locale: Locale,
  brand: string,
  now: Date,
): Promise<ProductSet | undefined> {
  const [set] = await readStored(db, whereSet(setId), locale);
  if (!set) return undefined;
  const details = await readDetails(
    db,
    set.members.map(({ styleId }) => styleId),
    locale,
  );
  const byStyle = new Map(details.map((row) => [row.style_id, row]));
  const members = set.members.flatMap((stored, position) => {
    const row = byStyle.get(stored.styleId);
    const member = row && memberOf(stored, position, row, locale, now);
    return member ? [member] : [];
  });
  const missing = set.members.filter(({ styleId }) => !byStyle.has(styleId)).map(({ name }) => name);
  const [cover] = members;
  if (members.length < FEWEST || !cover) return undefined;
  const priced = members.flatMap(({ styleId, productId, colors }) => {
    const shown = colors.find((color) => color.productId === productId);
    return shown ? [{ styleId, price: shown.price, available: shown.available }] : [];
  });
  const description = set.description[locale.language];
  return {
    id: set.set_id,
    name: set.name[locale.language],
    description,
    url: setUrl(set, locale.language),
    ...costOf(set, priced, locale, { isMissingSome: missing.length > 0 }),
    members,
    missing,
    alternates: alternatesOf((language) => setUrl(set, language)),
    seo: {
      title: `${set.name[locale.language]} — ${brand}`,
      description: description.slice(0, 200),
      ogImage: `/images/v1/og/product/${cover.styleId}/${cover.productId.slice(cover.styleId.length)}`,
    },
  };
}

function cardOf(set: StoredSet, cards: ReadonlyMap<string, ProductCard>, locale: Locale): ProductSetCard | undefined {
  const sold = set.members.flatMap((stored, position) => {
    const card = cards.get(stored.styleId);
    const shown = card && firstShown(card.colors, ({ colorCode }) => colorCode === stored.color);
    if (!shown) return [];
    // What is announced cannot be bought yet.
    const available = shown.available && card.quickShop;
    return [{ position, styleId: card.styleId, name: card.name, shown, available }];
  });
  if (sold.length < FEWEST) return undefined;
  const missing = set.members.filter(({ styleId }) => !cards.has(styleId)).map(({ name }) => name);
  return {
    id: set.set_id,
    name: set.name[locale.language],
    url: setUrl(set, locale.language),
    ...costOf(
      set,
      sold.map(({ styleId, shown, available }) => ({ styleId, price: shown.price, available })),
      locale,
      { isMissingSome: missing.length > 0 },
    ),
    members: sold.map(({ position, name, shown, available }) => ({
      position,
      productId: shown.productId,
      name,
      picture: shown.picture,
      available,
    })),
    missing,
  };
}

/** Returns the sets that a product belongs to, in the order of the brand. */
export async function readSetsOf(db: Db, productId: string, locale: Locale): Promise<ProductSetCard[]> {
  const sets = await readStored(db, withStyle(styleIdOf(productId)), locale);
  const styleIds = new Set(sets.flatMap(({ members }) => members.map(({ styleId }) => styleId)));
  const cards = new Map((await readCards(db, [...styleIds], locale)).map((card) => [card.styleId, card]));
  return sets.flatMap((set) => {
    const card = cardOf(set, cards, locale);
    return card ? [card] : [];
  });
}

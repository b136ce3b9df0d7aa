import { hashedUuid, priceBand, rootCategoryId, type StyleRows, sizeScales, views } from 'commerce-api/brand';
import type { CountryCode, Language } from 'shared-contracts/locale';
import { type Colourway, colourways } from '../pictures/colourways.ts';
import { drawingReference } from '../pictures/drawn-pictures.ts';
import { storeIds, warehouseIds } from '../stores.ts';
import { withAncestors } from './categories.ts';
import { slugOf, styleIdOf, upcOf } from './ids.ts';
import { type PriceDraft, pricesOf } from './prices.ts';
import { type Random, randomFrom } from './random.ts';
import type { Template } from './templates/template.ts';
import { templateOf } from './templates.ts';
import { blocksFor } from './words/blocks.ts';
import { type Feature, type FeatureId, features } from './words/features.ts';
import { inLanguage, languages, type Texts } from './words/language.ts';
import { type Material, materials } from './words/materials.ts';
import { familyName } from './words/names.ts';
import { phrases } from './words/phrases.ts';
import { authors, reviewGroup, reviewLines } from './words/reviews.ts';
import { specificationsOf } from './words/specifications.ts';

const markets: readonly CountryCode[] = ['US', 'CA', 'GB', 'DE'];
const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

function nameIn(family: string, noun: Texts, language: Language): string {
  if (family === '') return inLanguage(noun, language);
  return language === 'fr' ? `${noun[1]} ${family}` : `${family} ${inLanguage(noun, language)}`;
}

// Custom goods come in three grounds that the customer paints over; gift cards in a few covers.
function coloursOf(template: Template, random: Random): Colourway[] {
  const count =
    template.type === 'digital'
      ? 3
      : template.type === 'custom'
        ? 1
        : template.archetype === 'tent' || template.archetype === 'stove'
          ? random.between(1, 2)
          : random.between(2, 5);
  const quiet =
    template.type === 'footwear' || template.archetype === 'tent'
      ? colourways.filter(({ family }) => !['pink', 'purple', 'yellow'].includes(family))
      : colourways;
  const chosen: Colourway[] = [];
  while (chosen.length < count) {
    const next = random.pick(quiet);
    // Two shades of one family side by side read as a mistake.
    if (!chosen.some(({ family }) => family === next.family)) chosen.push(next);
  }
  return chosen;
}

interface Draft {
  readonly index: number;
  readonly styleId: string;
  readonly template: Template;
  readonly family: string;
  readonly random: Random;
  readonly material: Material;
  readonly featureIds: readonly FeatureId[];
  readonly colours: readonly Colourway[];
  readonly sizes: readonly string[];
  readonly asOf: Date;
  readonly price: PriceDraft;
  /** Days since the style came out; negative while it is only announced. */
  readonly age: number;
  readonly badge: string | null;
  readonly counts: readonly number[];
}

function badgeOf(draft: {
  readonly template: Template;
  readonly age: number;
  readonly reduced: boolean;
  readonly popular: boolean;
  readonly material: Material;
}): string | null {
  if (draft.age < 0) return draft.age % 2 === 0 ? 'presale' : 'comingSoon';
  if (draft.template.type === 'custom') return 'custom';
  if (draft.reduced) return 'sale';
  if (draft.age < 45 && draft.template.type !== 'digital') return 'new';
  if (draft.popular) return 'bestseller';
  return draft.material.facet.startsWith('recycled') && draft.age % 4 === 0 ? 'recycled' : null;
}

function ratingCounts(random: Random, archetype: Template['archetype'], age: number): number[] {
  if (age < 0 || !reviewGroup[archetype] || random.chance(0.06)) return [0, 0, 0, 0, 0];
  const total = random.between(4, 180);
  const warmth = 0.55 + random.next() * 0.3;
  const five = Math.round(total * warmth);
  const four = Math.round((total - five) * 0.62);
  const three = Math.round((total - five - four) * 0.5);
  const two = Math.round((total - five - four - three) * 0.4);
  return [total - five - four - three - two, two, three, four, five];
}

function draftOf(index: number, asOf: Date): Draft {
  const { template, nth } = templateOf(index);
  const random = randomFrom(`style ${index}`);
  const materialId = template.materials[nth % template.materials.length] ?? 'shell3';
  const material: Material = materials[materialId];
  // Families move on by an odd step from template to template, so that neighbours in a list differ.
  const family =
    template.type === 'digital' && nth === 0
      ? ''
      : familyName(
          ((randomFrom(`${template.cut} ${template.archetype} ${template.shape}`).between(0, 49) + nth * 7) % 50) +
            50 * Math.floor(nth / 50),
        );
  const colours = coloursOf(template, random);
  const age = random.chance(0.045) && template.type !== 'digital' ? -random.between(6, 40) : random.between(5, 700);
  const price = pricesOf(template, random, age);
  const counts = ratingCounts(random, template.archetype, age);
  const popular = (counts[4] ?? 0) > 90;
  return {
    index,
    styleId: styleIdOf(index),
    template,
    family,
    random,
    material,
    featureIds: template.features,
    colours,
    sizes: sizeScales[template.sizes],
    asOf,
    price,
    age,
    counts,
    badge: badgeOf({ template, age, reduced: price.reduced, popular, material }),
  };
}

function textRows(draft: Draft): StyleRows['texts'] {
  const { template, random, material, styleId } = draft;
  const words = phrases[template.archetype];
  const opening = random.pick(words.openings);
  const closing = random.pick(words.closings);
  const shape = words.shapes[template.shape];
  if (!shape) throw new Error(`No sentence for ${template.archetype} ${template.shape}`);
  const weight = template.weight[1] === 0 ? 0 : random.between(...template.weight);
  const specifications = specificationsOf(template, { weight, material, random });
  const points: Texts[] = [
    ...(template.type === 'digital' ? [] : [material.point]),
    ...draft.featureIds.map((id) => features[id].text),
  ];
  return languages.map((language) => {
    const name = nameIn(draft.family, template.noun, language);
    const description = [opening, shape, closing].map((sentence) => inLanguage(sentence, language)).join(' ');
    return {
      style_id: styleId,
      language,
      name,
      slug: slugOf(name),
      description,
      features: points.map((point) => inLanguage(point, language)),
      specifications: specifications(language),
      block_ids: blocksFor(material.facet),
      search_keywords: `${inLanguage(material.name, language)} ${draft.colours.map((colour) => colour.name[language]).join(' ')}`,
      search_text: `${description} ${points.map((point) => inLanguage(point, language)).join(' ')}`,
    };
  });
}

function facetsOf(draft: Draft, market: CountryCode): string[] {
  const { template, material, featureIds, colours, sizes } = draft;
  const featureFacets = featureIds.flatMap((id) => {
    const feature: Feature = features[id];
    return feature.facet ? [`feature:${feature.facet}`] : [];
  });
  return [
    `fit:${template.cut}`,
    ...(template.type === 'digital' ? [] : sizes.map((size) => `size:${size}`)),
    ...new Set(colours.map(({ family }) => `color:${family}`)),
    `material:${material.facet}`,
    ...template.activities.map((activity) => `activity:${activity}`),
    ...new Set(featureFacets),
    `price:${priceBand(draft.price.markets[market].current)}`,
    ...(draft.price.reduced ? ['availability:sale'] : []),
  ];
}

const sections: Readonly<Record<Template['cut'], string | undefined>> = {
  women: '1000',
  men: '2000',
  kids: '3000',
  unisex: undefined,
};

function categoriesOf(draft: Draft): string[] {
  const section = sections[draft.template.cut];
  return [
    ...new Set([
      ...withAncestors(draft.template.categoryId),
      ...(section ? [section] : []),
      ...(draft.age >= 0 && draft.age < 90 ? ['9100'] : []),
      ...(draft.price.reduced ? ['9200'] : []),
      rootCategoryId,
    ]),
  ];
}

function listingRows(draft: Draft): StyleRows['listings'] {
  const votes = draft.counts.reduce((sum, count) => sum + count, 0);
  const stars = draft.counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  // Few votes say little: ten imagined ones of 3.5 stars pull them to the middle. Lower sorts first.
  const rating = -Math.round(((stars + 35) * 100) / (votes + 10));
  const rank = 10_000 - Math.min(votes, 150) * 20 + draft.random.between(0, 3000) + (draft.age < 0 ? 4000 : 0);
  return markets.flatMap((market) => {
    const facets = facetsOf(draft, market);
    return categoriesOf(draft).map((category_id) => ({
      market,
      category_id,
      style_id: draft.styleId,
      price: draft.price.markets[market].current,
      rank,
      newness: draft.age + 1000,
      rating,
      facets,
    }));
  });
}

function unitsFor(draft: Draft, location: string, random: Random): number {
  if (draft.template.type === 'digital') return 999_999;
  if (draft.age < 0) return 0;
  const roll = random.next();
  const isStore = !location.startsWith('W');
  if (draft.template.type === 'custom') return isStore ? 0 : 500;
  if (roll < (isStore ? 0.3 : 0.07)) return 0;
  if (roll < (isStore ? 0.6 : 0.17)) return random.between(1, 3);
  return isStore ? random.between(3, 9) : random.between(8, 140);
}

// Store stock of a huge catalogue would outweigh everything else; past this style only warehouses carry it.
const STYLES_IN_STORES = 2000;

function stockRows(draft: Draft, variants: StyleRows['variants']): StyleRows['stock'] {
  const random = randomFrom(`stock ${draft.index}`);
  const atStores =
    draft.index < STYLES_IN_STORES && draft.template.type !== 'digital' && draft.template.type !== 'custom';
  const locations = atStores ? [...warehouseIds, ...storeIds] : warehouseIds;
  return variants.flatMap(({ upc }) =>
    locations.map((location_id) => ({ upc, location_id, available: unitsFor(draft, location_id, random) })),
  );
}

function reviewRows(draft: Draft): StyleRows['reviews'] {
  const random = randomFrom(`reviews ${draft.index}`);
  const used = new Set<string>();
  const votes = draft.counts.flatMap((count, index) => new Array<number>(Math.min(count, 4)).fill(index + 1));
  const wanted = votes.length === 0 ? [] : random.some([...votes, ...votes.filter((score) => score >= 4)], 12);
  return wanted.flatMap((score, position) => {
    const language: Language = random.chance(0.64) ? 'en' : random.chance(0.5) ? 'de' : 'fr';
    const lines = reviewLines(draft.template.archetype, language, score).filter(([title]) => !used.has(title));
    if (lines.length === 0) return [];
    const [title, body] = random.pick(lines);
    used.add(title);
    return [
      {
        review_id: hashedUuid(`review ${draft.styleId} ${position}`),
        style_id: draft.styleId,
        language,
        score,
        title,
        body,
        author: random.pick(authors[language]),
        written_on: addDays(draft.asOf, -random.between(2, Math.max(3, Math.min(draft.age, 500))))
          .toISOString()
          .slice(0, 10),
        verified: random.chance(0.8),
        helpful: Math.floor(random.next() ** 2 * 40),
      },
    ];
  });
}

/**
 * Everything about the style with number `index`. The same number and day give the same rows on every machine.
 * @param asOf the day that ages, announcements and reviews count from
 */
export function styleRows(index: number, asOf: Date): StyleRows {
  const draft = draftOf(index, asOf);
  const { template, styleId, colours, sizes } = draft;
  const reference = drawingReference(template);
  const pictures = Object.fromEntries(views.map((view) => [view, reference]));
  const products = colours.map((colour, position) => ({
    product_id: styleId + colour.code,
    style_id: styleId,
    colour_code: colour.code,
    position,
    pictures,
  }));
  const variants = products.flatMap(({ product_id }, colourPosition) =>
    sizes.map((size, position) => ({
      upc: upcOf(index, colourPosition * sizes.length + position),
      product_id,
      style_id: styleId,
      size,
      position,
    })),
  );
  const prices = products.flatMap(({ product_id }) =>
    markets.map((market) => ({ product_id, market, ...draft.price.markets[market] })),
  );
  return {
    style: {
      style_id: styleId,
      cut: template.cut,
      product_type: template.type,
      category_id: template.categoryId,
      size_scale: template.sizes,
      material: draft.material.facet,
      season: draft.age < 180 ? 'A26' : draft.age < 400 ? 'S26' : 'A25',
      badge: draft.badge,
      presale: draft.badge === 'presale',
      publish_at: draft.age < 0 ? addDays(draft.asOf, -draft.age).toISOString() : null,
      rating_counts: [...draft.counts],
      fit_score:
        template.type === 'apparel' || template.type === 'footwear'
          ? draft.random.pick([38, 46, 50, 50, 52, 58])
          : null,
    },
    texts: textRows(draft),
    products,
    prices,
    variants,
    listings: listingRows(draft),
    stock: stockRows(draft, variants),
    reviews: reviewRows(draft),
  };
}

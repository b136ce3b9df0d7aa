import { type Language, languages } from 'shared-contracts/locale';
import { hashedUuid } from '../base/hash.ts';
import { slugOf } from '../base/slug.ts';
import { rootCategoryId } from '../catalogue/category-tree.ts';
import { ratingRank } from '../catalogue/ratings.ts';
import { searchTierOf } from '../catalogue/search-tiers.ts';
import { plainForms, wordsOf } from '../catalogue/search-words.ts';
import type { Presentation } from '../database/presentation.ts';
import type { KnownRecords } from './known-records.ts';
import type { ImportRecord } from './records.ts';

type Product = ImportRecord<'products'>;

/** What products refer to. */
export type Known = Pick<KnownRecords, 'colors' | 'families' | 'categories' | 'withAncestors'>;

const DAY_MS = 86_400_000;

/** Returns the filter values of a product; price values are added per market. */
function facetsOf({ fit, type, material, activities, featureTags, colors }: Product, known: Known): string[] {
  const sizes = new Set(colors.flatMap((color) => color.sizes.map(({ size }) => `size:${size}`)));
  const families = new Set(colors.map(({ code }) => `color:${known.families.get(code)}`));
  return [
    `fit:${fit}`,
    ...(type === 'digital' ? [] : sizes),
    ...families,
    ...(material ? [`material:${material}`] : []),
    ...activities.map((activity) => `activity:${activity}`),
    ...new Set(featureTags.map((tag) => `feature:${tag}`)),
  ];
}

/** Null when the product has none, so that its row stays small. */
function presentationOf({ story, model, film }: Product): Presentation | null {
  return story || model || film
    ? { ...(story ? { story } : {}), ...(model ? { model } : {}), ...(film ? { film } : {}) }
    : null;
}

function questionRows({ id: styleId, questions }: Product, line: number) {
  const asked = questions.map((question, position) => ({
    ...question,
    id: question.id ?? hashedUuid(`question ${styleId} ${position}`),
  }));
  return {
    questions: asked.map(({ id, language, body, author, writtenOn }) => ({
      question_id: id,
      style_id: styleId,
      language,
      body,
      author,
      written_at: writtenOn,
      line,
    })),
    answers: asked.flatMap((question) =>
      question.answers.map(({ id, author, writtenOn, ...answer }, position) => ({
        answer_id: id ?? hashedUuid(`answer ${question.id} ${position}`),
        question_id: question.id,
        by_shop: author === undefined,
        author: author ?? '',
        ...answer,
        written_at: writtenOn,
        line,
      })),
    ),
  };
}

/** The categories that list a product, with their ancestors. */
const categoriesOf = ({ category, alsoIn }: Product, known: Known): string[] => [
  ...new Set([category, ...alsoIn].flatMap((id) => known.withAncestors(id))),
];

/** Returns what finds a product besides its name: its own keywords, what the menu calls it, and plain forms of these. */
function keywordsOf(product: Product, language: Language, known: Known): string {
  const { name, keywords } = product.texts[language] ?? product.texts.en;
  const colors = product.colors.map(({ code }) => known.colors.get(code));
  const own = keywords ?? colors.map((names) => names?.[language] ?? names?.en ?? '').join(' ');
  const categories = categoriesOf(product, known)
    .flatMap((id) => known.categories.get(id)?.names ?? [])
    .flatMap((names) => wordsOf(names[language]));
  const plain = [...wordsOf(`${name} ${own}`), ...categories].flatMap(plainForms);
  // Each once: repeated words would rank higher.
  return [own, ...new Set([...categories, ...plain])].join(' ');
}

function textRows(product: Product, tier: number, known: Known, line: number) {
  return languages.map((language) => {
    const { name, slug, description, features, specifications } = product.texts[language] ?? product.texts.en;
    return {
      style_id: product.id,
      language,
      name,
      slug: slug ?? slugOf(name),
      description,
      features,
      specifications,
      block_ids: product.textBlocks,
      tier,
      search_keywords: keywordsOf(product, language, known),
      search_text: [description, ...features].join(' '),
      line,
    };
  });
}

/** Returns the staged rows of a product. Prices and stock are separate records. */
export function productRows(product: Product, known: Known, { index, line }: { index: number; line: number }) {
  const { id, colors, releasedOn, badge } = product;
  return {
    style: {
      style_id: id,
      cut: product.fit,
      product_type: product.type,
      category_id: product.category,
      size_scale: product.sizeScale,
      material: product.material,
      season: product.season,
      badge: badge ?? null,
      presale: badge === 'presale',
      publish_at: product.publishAt ?? null,
      rating_counts: product.ratings,
      fit_score: product.fitScore ?? null,
      presentation: presentationOf(product),
      designs: product.designs ?? null,
      line,
    },
    texts: textRows(product, searchTierOf(index), known, line),
    products: colors.map(({ code, pictures }, position) => ({
      product_id: id + code,
      style_id: id,
      colour_code: code,
      position,
      pictures,
      line,
    })),
    variants: colors.flatMap(({ code, sizes }) =>
      sizes.map(({ size, upc, worth = null }, position) => ({
        upc,
        product_id: id + code,
        style_id: id,
        size,
        position,
        worth,
        line,
      })),
    ),
    listed: product.listed
      ? [
          {
            style_id: id,
            category_ids: [...categoriesOf(product, known), rootCategoryId],
            rank: product.rank,
            newness: releasedOn ? -Math.floor(Date.parse(releasedOn) / DAY_MS) : 0,
            rating: ratingRank(product.ratings),
            facets: facetsOf(product, known),
          },
        ]
      : [],
    reviews: product.reviews.map(({ id: reviewId, writtenOn, fit, quality, size, ...review }, position) => ({
      review_id: reviewId ?? hashedUuid(`review ${id} ${position}`),
      style_id: id,
      ...review,
      fit: fit ?? null,
      quality: quality ?? null,
      size: size ?? null,
      written_on: writtenOn,
      line,
    })),
    ...questionRows(product, line),
  };
}

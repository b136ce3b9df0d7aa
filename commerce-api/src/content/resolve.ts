import { type Block, block } from 'shared-contracts/blocks/block';
import { maxDepth } from 'shared-contracts/documents/find-problems';
import { pictureRule, productRule, productSelection } from 'shared-contracts/documents/stored-values';
import type { ProductCard } from 'shared-contracts/entities/product-card';
import type { Picture } from 'shared-contracts/fields';
import type { Locale } from 'shared-contracts/locale';
import * as v from 'valibot';
import { readCards } from '../catalogue/card-queries.ts';
import { readRanked } from '../catalogue/lists.ts';
import type { Db } from '../database/database.ts';
import { type Reading, readDocument } from './document-queries.ts';

/** Fragments in fragments. */
export const maxFragmentDepth = 3;
/** Blocks, and products and pictures by rule, of a page with its fragments: each can cost a read of the database. */
export const maxParts = 500;

/** Why a block is left out. */
export interface BlockProblem {
  readonly blockId: string;
  /** The field, with dots between names; empty for the block itself. */
  readonly field: string;
  readonly message: string;
}

export interface ResolvedBlocks {
  readonly blocks: readonly Block[];
  readonly problems: readonly BlockProblem[];
}

interface Context {
  readonly db: Db;
  readonly locale: Locale;
  readonly reading: Reading;
}

/** Of one page, with how many parts it may still have. */
interface PageContext extends Context {
  readonly parts: { left: number };
}

const storedFragment = v.object({ type: v.literal('fragment'), fragmentId: v.string() });
const named = v.object({ id: v.string() });
/** Takes the place of a list that a rule found nothing for. */
const nothing = Symbol('nothing');

const tooManyParts = `More than ${maxParts} blocks and rules`;

/** @throws {RangeError} when the page has too many parts */
function takePart({ parts }: PageContext): void {
  if (parts.left === 0) throw new RangeError(tooManyParts);
  parts.left -= 1;
}

async function pictureBy({ pictureOf }: v.InferOutput<typeof pictureRule>, context: PageContext) {
  takePart(context);
  const { db, locale } = context;
  const { categoryId, view } = pictureOf;
  const [card] = await readRanked(db, { categoryId, sort: 'rating', count: 1 }, locale);
  if (!card) return nothing;
  const found: Picture = { ...card.picture, src: card.picture.src.replace(/\/front$/, `/${view}`), alt: '' };
  return found;
}

async function productsBy(rule: unknown, context: PageContext): Promise<ProductCard[] | undefined> {
  const { db, locale } = context;
  const ranked = v.safeParse(productRule, rule);
  const selected = v.safeParse(productSelection, rule);
  if (!ranked.success && !selected.success) return undefined;
  takePart(context);
  if (ranked.success) return readRanked(db, ranked.output, locale);
  return selected.success ? readCards(db, selected.output.styleIds, locale) : undefined;
}

const tooDeep = () => new RangeError(`More than ${maxDepth} levels of objects and lists`);

/**
 * Returns whether anything in a value may be named by rule. Most blocks have their words and pictures themselves, and are shown
 * as they are.
 * @throws {RangeError} for too many levels
 */
function mayHaveRules(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > maxDepth) throw tooDeep();
  if ('pictureOf' in value || 'styleIds' in value || 'categoryId' in value) return true;
  return Object.values(value).some((inner) => mayHaveRules(inner, depth + 1));
}

/** Puts products and pictures in place that are named by rule. An entry of a list whose picture was not found is left out. */
async function resolveValue(value: unknown, context: PageContext, depth = 0): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw tooDeep();
  if (Array.isArray(value)) {
    const entries: unknown[] = [];
    for (const entry of value) entries.push(await resolveValue(entry, context, depth + 1));
    return entries.filter((entry) => entry !== nothing);
  }
  const picture = v.safeParse(pictureRule, value);
  if (picture.success) return pictureBy(picture.output, context);
  const products = await productsBy(value, context);
  if (products) return products.length > 0 ? products : nothing;
  const result: Record<string, unknown> = {};
  for (const [key, stored] of Object.entries(value)) {
    const resolved = await resolveValue(stored, context, depth + 1);
    if (resolved === nothing) return nothing;
    // A rule for one product finds a list of one.
    result[key] = key === 'product' && Array.isArray(resolved) ? resolved[0] : resolved;
  }
  return result;
}

const problem = (blockId: string, message: string, field = ''): ResolvedBlocks => ({
  blocks: [],
  problems: [{ blockId, field, message }],
});

async function resolveFragment(
  fragmentId: string,
  context: PageContext,
  parents: readonly string[],
): Promise<ResolvedBlocks> {
  if (parents.includes(fragmentId)) return problem(fragmentId, 'The fragment includes itself', 'fragmentId');
  if (parents.length >= maxFragmentDepth) return problem(fragmentId, 'Too many fragments in fragments', 'fragmentId');
  const body = await readDocument(context.db, { kind: 'fragment', slug: fragmentId }, context.reading);
  if (body === undefined) return problem(fragmentId, 'There is no such fragment', 'fragmentId');
  const blocks = (body as { readonly blocks?: unknown }).blocks;
  return resolveList(Array.isArray(blocks) ? blocks : [], context, [...parents, fragmentId]);
}

async function resolveBlock(
  stored: unknown,
  context: PageContext,
  { position, parents }: { readonly position: number; readonly parents: readonly string[] },
): Promise<ResolvedBlocks> {
  const id = v.safeParse(named, stored);
  const blockId = id.success ? id.output.id : `#${position + 1}`;
  const fragment = v.safeParse(storedFragment, stored);
  if (fragment.success) return resolveFragment(fragment.output.fragmentId, context, parents);
  let resolved: unknown;
  try {
    resolved = mayHaveRules(stored) ? await resolveValue(stored, context) : stored;
  } catch (error) {
    if (error instanceof RangeError) return problem(blockId, error.message);
    throw error;
  }
  // No product or picture was found for a rule: there is nothing to show, and nothing wrong.
  if (resolved === nothing) return { blocks: [], problems: [] };
  const parsed = v.safeParse(block, resolved);
  if (parsed.success) return { blocks: [parsed.output], problems: [] };
  return {
    blocks: [],
    problems: parsed.issues.map((issue) => ({ blockId, field: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}

async function resolveList(
  stored: readonly unknown[],
  context: PageContext,
  parents: readonly string[],
): Promise<ResolvedBlocks> {
  const blocks: Block[] = [];
  const problems: BlockProblem[] = [];
  for (const [position, one] of stored.entries()) {
    if (context.parts.left === 0) {
      problems.push({ blockId: `#${position + 1}`, field: '', message: tooManyParts });
      break;
    }
    takePart(context);
    const resolved = await resolveBlock(one, context, { position, parents });
    blocks.push(...resolved.blocks);
    problems.push(...resolved.problems);
  }
  return { blocks, problems };
}

/**
 * Puts products, pictures, and fragments in place that blocks name by rule, and leaves out what pages could not show.
 * A problem costs its own block only; of a page with too many parts, the first are shown.
 * @throws when the database does not answer
 */
export const resolveBlocks = (stored: readonly unknown[], context: Context): Promise<ResolvedBlocks> =>
  resolveList(stored, { ...context, parts: { left: maxParts } }, []);

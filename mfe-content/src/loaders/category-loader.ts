import type { CallResponse } from 'shared-contracts/call';
import { getCategoryContent } from 'shared-contracts/calls/content';
import { getCatalog } from 'shared-contracts/calls/products';
import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import type { LoaderContext } from 'shared-contracts/routing';
import { loadBlocks } from '../features/blocks/load-blocks.ts';
import { type ListState, pagesFor, readListState } from '../features/listing/list-address.ts';
import { formatRefinement } from '../features/listing/refinement.ts';
import { joinPages, type ShownList } from '../features/listing/shown-list.ts';

type Catalog = CallResponse<typeof getCatalog>;
export interface CategoryData {
  readonly category: Catalog['category'];
  readonly list: ShownList;
  readonly state: ListState;
  readonly content: CallResponse<typeof getCategoryContent> | undefined;
  /** For the locale switch. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The trailing 4 to 10 digits of a category's URL (docs/spec/content.md section 2.1). */
const categoryIdPattern = /-c?(\d{4,10})$/;

/** A category: its products for the URL's state, and its editorial content. */
export async function loadCategory({ calls, locale, params, url, signal }: LoaderContext): Promise<CategoryData> {
  const categoryId = categoryIdPattern.exec(params.category ?? '')?.[1];
  if (!categoryId) throw new ProductError('API404', '', { status: 404 });
  const state = readListState(url.searchParams);
  const refine = formatRefinement(state.refinement);
  const [pages, content] = await Promise.all([
    Promise.all(
      pagesFor(state.shown).map((page) =>
        calls(getCatalog, { query: { categoryId, sort: state.sort, refine, ...page } }, { signal }),
      ),
    ),
    calls(getCategoryContent, { params: { mode: 'publish', siteId: locale.siteId, categoryId } }, { signal }).catch(
      (error: unknown) => {
        // Categories without editorial content are shown without it.
        if (isProductError(error)) return undefined;
        throw error;
      },
    ),
  ]);
  const [first, ...later] = pages;
  if (!first) throw new ProductError('PLP400', '');
  await loadBlocks(content?.blocks ?? []);
  const { category } = first;
  return {
    category,
    list: joinPages(first, later),
    state,
    content,
    alternates: category.alternates,
  };
}

import type { CallResponse } from 'shared-contracts/call';
import { getSearchHub } from 'shared-contracts/calls/chrome';
import { getAugmentedPage, type Page } from 'shared-contracts/calls/content';
import { getProductSearch } from 'shared-contracts/calls/products';
import { inEveryLocale } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { searchedText } from 'shared-contracts/searched-text';
import { loadBlocks } from '../features/blocks/load-blocks.ts';
import { type ListState, pagesFor, readListState } from '../features/listing/list-address.ts';
import { formatRefinement } from '../features/listing/refinement.ts';
import { joinPages, type ShownList } from '../features/listing/shown-list.ts';

type Result = CallResponse<typeof getProductSearch>;
export interface SearchData {
  readonly q: string;
  readonly state: ListState;
  readonly result: (ShownList & Pick<Result, 'suggestion'>) | undefined;
  /** Shown before a search, and when nothing is found. */
  readonly hub: CallResponse<typeof getSearchHub> | null;
  /** What editors added to the page. */
  readonly blocks: Page['blocks'];
  readonly alternates: Readonly<Record<string, string>>;
}

/** The results of a search, or suggestions instead. */
export async function loadSearch({ calls, locale, url, signal }: LoaderContext): Promise<SearchData> {
  const q = searchedText(url.searchParams.get('q') ?? '', 100);
  const state = readListState(url.searchParams);
  const refine = formatRefinement(state.refinement);
  const addition = calls(
    getAugmentedPage,
    { params: { mode: 'publish', siteId: locale.siteId, page: 'search' } },
    { signal },
  ).catch(() => null);
  const pages = q
    ? await Promise.all(
        pagesFor(state.shown).map((page) =>
          calls(getProductSearch, { query: { q, sort: state.sort, refine, ...page } }, { signal }),
        ),
      )
    : [];
  const [first, ...later] = pages;
  const result = first && {
    ...joinPages(first, later),
    ...(first.suggestion ? { suggestion: first.suggestion } : {}),
  };
  const hub = result && result.total > 0 ? null : await calls(getSearchHub, {}, { signal }).catch(() => null);
  const blocks = (await addition)?.blocks ?? [];
  await loadBlocks(blocks);
  return { q, state, result, hub, blocks, alternates: inEveryLocale('/search') };
}

import type { CallResponse } from 'shared-contracts/call';
import { searchContent } from 'shared-contracts/calls/articles';
import { getHelpTopics } from 'shared-contracts/calls/help';
import { inEveryLocale } from 'shared-contracts/locale';
import type { LoaderContext } from 'shared-contracts/routing';
import { searchedText } from 'shared-contracts/searched-text';

export interface HelpData {
  readonly topics: CallResponse<typeof getHelpTopics>['topics'];
  readonly q: string;
  /** Questions with the words that are searched for, best first; undefined before a search. */
  readonly found: CallResponse<typeof searchContent> | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** Questions that a search shows. */
const maxFound = 20;

/** The questions of the help center, and those that a search finds. */
export async function loadHelp({ calls, locale, url, signal }: LoaderContext): Promise<HelpData> {
  const q = searchedText(url.searchParams.get('q') ?? '', 100);
  const params = { mode: 'publish', siteId: locale.siteId } as const;
  const [{ topics }, found] = await Promise.all([
    calls(getHelpTopics, { params }, { signal }),
    q
      ? calls(searchContent, { params: { ...params, searchType: 'help' }, query: { q, limit: maxFound } }, { signal })
      : undefined,
  ]);
  return { topics, q, found, alternates: inEveryLocale('/help') };
}

import { css } from '@emotion/react';
import { type ReactNode, useCallback } from 'react';
import { searchContent } from 'shared-contracts/calls/articles';
import { getAutoSuggest } from 'shared-contracts/calls/products';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { buttonStyle } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useAsTyped } from 'storefront-kit/use-as-typed';
import { contentMessages } from '../../messages/content-messages.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import { searchAddress } from './search-address.ts';
import { SearchGroup } from './search-group.tsx';
import { SearchIdeas } from './search-ideas.tsx';
import { typingPause } from './typing-pause.ts';
import { useTrackChosen } from './use-track-chosen.ts';

/** Articles and answers shown of each. */
const maxPages = 3;

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  paddingBlock: space[1],
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.input,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

interface Found {
  readonly url: string;
  readonly content: ReactNode;
  readonly onChoose?: () => void;
}

function Finds({ title, all }: { readonly title: string; readonly all: readonly Found[] | undefined }) {
  if (!all || all.length === 0) return null;
  return (
    <SearchGroup title={title}>
      <ul>
        {all.map(({ url, content, onChoose }) => (
          <li key={url}>
            <Link to={url} css={row} onClick={onChoose}>
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </SearchGroup>
  );
}

/** Pages of editors with the text, the best first. */
function usePages(text: string, searchType: 'articles' | 'help'): readonly Found[] | undefined {
  const { calls, locale } = usePlatform();
  const ask = useCallback(
    (q: string, signal: AbortSignal) =>
      calls(
        searchContent,
        { params: { mode: 'publish', siteId: locale.siteId, searchType }, query: { q, limit: maxPages } },
        { signal },
      ),
    [calls, locale, searchType],
  );
  const [found] = useAsTyped({ text, ask, pause: typingPause, remote: 'content' });
  return found?.result.map(({ title, url }) => ({ url, content: title }));
}

/** What the shop has for a text, in groups: searches, categories, products, articles, and answers. */
export function SearchFinds({ text }: { readonly text: string }) {
  const { calls, locale } = usePlatform();
  const texts = searchMessages(locale);
  const words = contentMessages(locale);
  const trackChosen = useTrackChosen(text);
  const ask = useCallback(
    async (q: string, signal: AbortSignal) => ({ q, ...(await calls(getAutoSuggest, { query: { q } }, { signal })) }),
    [calls],
  );
  const [found] = useAsTyped({ text, ask, pause: typingPause, remote: 'content' });
  const articles = usePages(text, 'articles');
  const help = usePages(text, 'help');
  const pages = (articles?.length ?? 0) + (help?.length ?? 0);
  const goods = found ? found.terms.length + found.categories.length + found.products.length : 0;
  const isNothing = found !== undefined && articles !== undefined && help !== undefined && goods + pages === 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isNothing ? words.noResultsTitle(text) : found ? words.suggestionCount(goods + pages) : ''}
      </p>
      {isNothing && (
        <>
          <Text css={{ paddingTop: space[6] }}>
            <strong>{words.noResultsTitle(text)}</strong> {words.noResultsText}
          </Text>
          <SearchIdeas />
        </>
      )}
      <Finds title={texts.searches} all={found?.terms.map((term) => ({ url: searchAddress(term), content: term }))} />
      <Finds
        title={words.popularCategories}
        all={found?.categories.map(({ label, url }) => ({ url, content: label }))}
      />
      <Finds
        title={texts.products}
        all={found?.products.map((product) => ({
          url: product.url,
          onChoose: () => trackChosen(product),
          content: (
            <>
              <Picture
                {...product.picture}
                alt=""
                width={48}
                height={60}
                css={{ width: 48, borderRadius: radius.input, background: color.tile }}
              />
              <span>{product.name}</span>
              <span css={{ ...tabular, marginInlineStart: 'auto' }}>
                {formatMoney(product.price.current, product.price.currency, locale)}
              </span>
            </>
          ),
        }))}
      />
      {found && found.products.length > 0 && (
        <Link
          to={searchAddress(text)}
          css={[buttonStyle({ variant: 'secondary', block: true }), { marginTop: space[3] }]}
        >
          {texts.showAll(text)}
        </Link>
      )}
      <Finds title={texts.articles} all={articles} />
      <Finds title={texts.help} all={help} />
    </>
  );
}

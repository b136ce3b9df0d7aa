import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getAutoSuggest } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { SuggestField } from 'shared-ui/suggest-field';
import { space } from 'shared-ui/tokens';
import { useAsTyped } from 'storefront-kit/use-as-typed';
import { contentMessages } from '../../messages/content-messages.ts';
import { searchAddress } from './search-address.ts';
import { typingPause } from './typing-pause.ts';
import { type SuggestedProduct, useTrackChosen } from './use-track-chosen.ts';

type Suggestions = CallResponse<typeof getAutoSuggest>;
interface Option {
  readonly key: string;
  readonly content: ReactNode;
  readonly url: string;
  readonly product?: SuggestedProduct;
}

/** The search field with suggestions. A plain form works without script. */
export function SearchBox({ query }: { readonly query: string }) {
  const { calls, locale, navigate } = usePlatform();
  const texts = contentMessages(locale);
  const [typed, setTyped] = useState(query);
  const text = typed.trim();
  const ask = useCallback(
    (q: string, signal: AbortSignal) => calls(getAutoSuggest, { query: { q } }, { signal }),
    [calls],
  );
  const worthAsking = text.length < 2 || text === query ? undefined : text;
  // Suggestions are optional: searching works without them.
  const [suggestions] = useAsTyped({ text: worthAsking, ask, pause: typingPause, remote: 'content' });
  const options = useMemo(() => (suggestions ? optionsOf(suggestions, locale) : []), [suggestions, locale]);
  const trackChosen = useTrackChosen(text);
  const choose = (option: Option) => {
    if (option.product) trackChosen(option.product);
    navigate(option.url);
  };
  return (
    <search>
      <form method="get" action={localePath(locale, '/search')} css={{ maxWidth: '44rem' }}>
        <div css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[3], alignItems: 'end' }}>
          <SuggestField
            name="q"
            type="search"
            label={texts.searchFor}
            icon={<SearchIcon size={20} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={100}
            autoComplete="off"
            required
            options={options}
            listLabel={texts.suggestions}
            countText={texts.suggestionCount(options.length)}
            onChoose={(index) => options[index] && choose(options[index])}
          />
          <Button type="submit">{texts.search}</Button>
        </div>
      </form>
    </search>
  );
}

function optionsOf({ terms, categories, products }: Suggestions, locale: Locale): Option[] {
  const words = (label: string) => (
    <>
      <SearchIcon size={18} />
      <span>{label}</span>
    </>
  );
  return [
    ...terms.map((term) => ({
      key: `t${term}`,
      content: words(term),
      url: searchAddress(term),
    })),
    ...categories.map(({ label, url }) => ({ key: `c${url}`, content: words(label), url })),
    ...products.map((product) => ({
      key: `p${product.url}`,
      content: (
        <>
          <Picture {...product.picture} alt="" width={48} height={60} css={{ width: 40 }} />
          <span>{product.name}</span>
          <span css={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(product.price.current, product.price.currency, locale)}
          </span>
        </>
      ),
      url: product.url,
      product,
    })),
  ];
}

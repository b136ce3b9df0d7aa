import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getAutoSuggest } from 'shared-contracts/calls/products';
import type { Locale } from 'shared-contracts/locale';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { recordOfRow } from 'shared-contracts/tracking/product-records';
import { Button } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { SuggestField } from 'shared-ui/suggest-field';
import { space } from 'shared-ui/tokens';
import { useAsTyped } from 'storefront-kit/use-as-typed';
import { contentMessages } from '../../messages/content-messages.ts';

/** Milliseconds after the last key press before suggestions are requested. */
const typingPause = 180;

type Suggestions = CallResponse<typeof getAutoSuggest>;
interface Option {
  readonly key: string;
  readonly content: ReactNode;
  readonly url: string;
  readonly product?: Suggestions['products'][number];
}

/** The search field with suggestions. A plain form works without script. */
export function SearchBox({ query }: { readonly query: string }) {
  const platform = usePlatform();
  const { calls, locale, navigate } = platform;
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
  const tellChosen = ({ name, url, price }: NonNullable<Option['product']>) => {
    const place = { interactionOrigin: 'search', list: 'suggestions', searchTerm: text } as const;
    const productId = url.slice(url.lastIndexOf('-') + 1);
    const products = [recordOfRow({ productId, name }, price, place)];
    platform.track({ event: 'select_item', currency: price.currency, products });
  };
  const choose = (option: Option) => {
    if (option.product) tellChosen(option.product);
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
      url: `/search?q=${encodeURIComponent(term)}`,
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

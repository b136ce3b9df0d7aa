import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getAutoSuggest } from 'shared-contracts/calls/products';
import { formatMoney } from 'shared-contracts/money';
import { usePlatform } from 'shared-contracts/platform';
import { localePath } from 'shared-contracts/routing';
import { recordOfRow } from 'shared-contracts/tracking/product-records';
import { Button } from 'shared-ui/button';
import { SearchIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { TextField } from 'shared-ui/text-field';
import { color, layer, radius, space } from 'shared-ui/tokens';
import { contentMessages } from '../../messages/content-messages.ts';

/** Milliseconds after the last key press before suggestions are requested. */
const typingPause = 180;

type Suggestions = CallResponse<typeof getAutoSuggest>;
interface Option {
  readonly key: string;
  readonly label: string;
  readonly url: string;
  readonly product?: Suggestions['products'][number];
}

const optionLook = css({
  width: '100%',
  textAlign: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  paddingInline: space[3],
  cursor: 'pointer',
  '&[aria-selected=true], &:hover': { background: color.tile },
});

/** The search field with suggestions. A plain form works without script. */
export function SearchBox({ query }: { readonly query: string }) {
  const platform = usePlatform();
  const { calls, locale, navigate, report } = platform;
  const texts = contentMessages(locale);
  const id = useId();
  const [typed, setTyped] = useState(query);
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const text = typed.trim();
    if (text.length < 2 || text === query) {
      setSuggestions(undefined);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      calls(getAutoSuggest, { query: { q: text } }, { signal: abort.signal }).then(
        (answer) => {
          setSuggestions(answer);
          setOpen(true);
          setActive(-1);
        },
        (error: unknown) => {
          // Suggestions are optional: searching still works.
          if (!abort.signal.aborted) report(error, { remote: 'content', phase: 'event' });
        },
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, query, calls, report]);

  const options = suggestions ? optionsOf(suggestions) : [];
  const shown = open && options.length > 0;
  const tellChosen = ({ name, url, price }: NonNullable<Option['product']>) => {
    const place = { interactionOrigin: 'search', list: 'suggestions', searchTerm: typed.trim() } as const;
    const productId = url.slice(url.lastIndexOf('-') + 1);
    const products = [recordOfRow({ productId, name }, price, place)];
    platform.track({ event: 'select_item', currency: price.currency, products });
  };
  const choose = (option: Option) => {
    setOpen(false);
    if (option.product) tellChosen(option.product);
    navigate(option.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown' && options.length > 0) {
      setOpen(true);
      setActive((active + 1) % options.length);
    } else if (event.key === 'ArrowUp' && shown) setActive((active - 1 + options.length) % options.length);
    else if (event.key === 'Enter' && shown && options[active]) choose(options[active]);
    else return;
    event.preventDefault();
  };

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={localePath(locale, '/search')}
        css={{ position: 'relative', maxWidth: '44rem' }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      >
        <div css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[3], alignItems: 'end' }}>
          <TextField
            name="q"
            type="search"
            label={texts.searchFor}
            icon={<SearchIcon size={20} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            maxLength={100}
            autoComplete="off"
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
            required
          />
          <Button type="submit">{texts.search}</Button>
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.suggestions}
          hidden={!shown}
          css={{
            position: 'absolute',
            insetInline: 0,
            top: '100%',
            zIndex: layer.menu,
            marginTop: space[1],
            paddingBlock: space[2],
            background: color.surface,
            border: `1px solid ${color.line}`,
            borderRadius: radius.card,
            boxShadow: '0 12px 32px #0000002e',
          }}
        >
          {options.map((option, index) => (
            <button
              type="button"
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              css={optionLook}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.product ? (
                <Picture {...option.product.picture} alt="" width={48} height={60} css={{ width: 40 }} />
              ) : (
                <SearchIcon size={18} />
              )}
              <span>{option.label}</span>
              {option.product && (
                <span css={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
                  {formatMoney(option.product.price.current, option.product.price.currency, locale)}
                </span>
              )}
            </button>
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {suggestions && open && texts.suggestionCount(options.length)}
        </p>
      </form>
    </search>
  );
}

function optionsOf({ terms, categories, products }: Suggestions): Option[] {
  return [
    ...terms.map((term) => ({ key: `t${term}`, label: term, url: `/search?q=${encodeURIComponent(term)}` })),
    ...categories.map(({ label, url }) => ({ key: `c${url}`, label, url })),
    ...products.map((product) => ({ key: `p${product.url}`, label: product.name, url: product.url, product })),
  ];
}

import { type FormEvent, useCallback, useState } from 'react';
import { findStock, type StockedVariant } from 'shared-contracts/calls/staff-stock';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, Stack, sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { Link } from 'storefront-kit/routing';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { stockMessages } from '../../messages/stock-messages.ts';
import { focusFirst } from '../area/focus-first.ts';
import { Found } from '../area/found.tsx';
import { foundRow } from '../area/found-list.ts';
import { lastSearch } from '../area/last-search.ts';

/** The words to which "Back to the search" leads. */
const last = lastSearch('');

/** Finds sizes of products. */
export function StockSearch() {
  const { locale, store } = usePlatform();
  const texts = stockMessages(locale);
  const [words, setWords] = useState(last.read);
  const [search, setSearch] = useState(() => ({ words: last.read(), attempt: 0 }));
  const [isMissing, setMissing] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const next = words.trim();
    setMissing(next === '');
    if (next === '') return focusFirst('stock-words');
    last.keep(next, store);
    setSearch(({ attempt }) => ({ words: next, attempt: attempt + 1 }));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={find} css={sheetStyle}>
        <Row align="end">
          <TextField
            id="stock-words"
            type="search"
            label={texts.words}
            hint={texts.wordsHint}
            maxLength={100}
            autoComplete="off"
            value={words}
            error={isMissing ? texts.wordsMissing : undefined}
            onChange={({ target }) => setWords(target.value)}
            css={{ flex: '1 1 18rem' }}
          />
          <Button type="submit">{texts.find}</Button>
        </Row>
      </form>
      {search.words !== '' && <Results key={search.attempt} words={search.words} />}
    </>
  );
}

function Results({ words }: { readonly words: string }) {
  const texts = stockMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal: AbortSignal | undefined) => {
      const query = { words, ...(after ? { after } : {}) };
      const { variants, next } = await calls(findStock, { query }, signal ? { signal } : {});
      return { items: variants, next };
    },
    [calls, words],
  );
  return (
    <Found
      title={texts.found}
      texts={texts}
      read={read}
      row={(variant) => <VariantRow key={variant.upc} variant={variant} />}
    />
  );
}

function VariantRow({ variant }: { readonly variant: StockedVariant }) {
  const texts = stockMessages(usePlatform().locale);
  const { upc, name, color, size, available } = variant;
  return (
    <li css={foundRow}>
      <Stack gap={1}>
        <Link to={`/staff/stock/${upc}`} css={[linkStyle, { justifySelf: 'start', fontWeight: 600 }]}>
          {`${name}, ${texts.choice(color, size)}`}
        </Link>
        <Text look="small" tone="muted" figures>
          {texts.upc(upc)}
        </Text>
      </Stack>
      <Text figures>{texts.forSale(available)}</Text>
    </li>
  );
}

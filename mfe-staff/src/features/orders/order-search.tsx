import { type FormEvent, useCallback, useState } from 'react';
import { findOrders, type OrderFilter, orderFilters } from 'shared-contracts/calls/staff-orders';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { orderMessages } from '../../messages/order-messages.ts';
import { Found } from '../area/found.tsx';
import { lastSearch } from '../area/last-search.ts';
import { FoundOrderRow } from './found-order-row.tsx';

interface Search {
  readonly words: string;
  readonly status: OrderFilter | undefined;
}

/** To which "Back to orders" leads. */
const last = lastSearch<Search>({ words: '', status: undefined });

/** Finds orders of all customers; the latest ones without words. */
export function OrderSearch() {
  const { locale, store } = usePlatform();
  const texts = orderMessages(locale);
  const [search, setSearch] = useState(last.read);
  const [words, setWords] = useState(search.words);
  const [status, setStatus] = useState(search.status);
  const [attempt, setAttempt] = useState(0);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const next = { words: words.trim(), status };
    last.keep(next, store);
    setSearch(next);
    setAttempt((count) => count + 1);
  };
  return (
    <>
      {/* Not sent by the browser itself: the words name people, and would stand in an address. */}
      <form method="post" onSubmit={find} css={sheetStyle}>
        <Row align="end">
          <TextField
            type="search"
            label={texts.words}
            hint={texts.wordsHint}
            maxLength={100}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            css={{ flex: '1 1 18rem' }}
          />
          <SelectField
            label={texts.state}
            options={[
              { value: '', label: texts.any },
              ...orderFilters.map((value) => ({ value, label: texts[value] })),
            ]}
            value={status ?? ''}
            onChange={({ target }) => setStatus(orderFilters.find((value) => value === target.value))}
            css={{ flex: '0 1 14rem' }}
          />
          <Button type="submit">{texts.find}</Button>
        </Row>
      </form>
      <Results key={attempt} search={search} />
    </>
  );
}

function Results({ search: { words, status } }: { readonly search: Search }) {
  const texts = orderMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal: AbortSignal | undefined) => {
      const body = { words, ...(status ? { status } : {}), ...(after ? { after } : {}) };
      const { orders, next } = await calls(findOrders, { body }, signal ? { signal } : {});
      return { items: orders, next };
    },
    [calls, words, status],
  );
  const isNarrowed = words !== '' || status !== undefined;
  return (
    <Found
      title={isNarrowed ? texts.found : texts.latest}
      texts={texts}
      read={read}
      row={(order) => <FoundOrderRow key={order.orderNumber} order={order} />}
    />
  );
}

import { type FormEvent, useCallback, useState } from 'react';
import { findCases } from 'shared-contracts/calls/staff-cases';
import { type CaseState, caseStates } from 'shared-contracts/case-limits';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { caseMessages } from '../../messages/case-messages.ts';
import { Found } from '../area/found.tsx';
import { lastSearch } from '../area/last-search.ts';
import { FoundCaseRow } from './found-case-row.tsx';

interface Search {
  readonly words: string;
  readonly state: CaseState | undefined;
}

/** To which "Back to service cases" leads. */
const last = lastSearch<Search>({ words: '', state: undefined });

/** Finds service cases; all of them without words. */
export function CaseSearch() {
  const { locale, store } = usePlatform();
  const texts = caseMessages(locale);
  const [search, setSearch] = useState(last.read);
  const [words, setWords] = useState(search.words);
  const [state, setState] = useState(search.state);
  const [attempt, setAttempt] = useState(0);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const next = { words: words.trim(), state };
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
            maxLength={200}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            css={{ flex: '1 1 18rem' }}
          />
          <SelectField
            label={texts.state}
            options={[{ value: '', label: texts.any }, ...caseStates.map((value) => ({ value, label: texts[value] }))]}
            value={state ?? ''}
            onChange={({ target }) => setState(caseStates.find((value) => value === target.value))}
            css={{ flex: '0 1 14rem' }}
          />
          <Button type="submit">{texts.find}</Button>
        </Row>
      </form>
      <Results key={attempt} search={search} />
    </>
  );
}

function Results({ search: { words, state } }: { readonly search: Search }) {
  const texts = caseMessages(usePlatform().locale);
  const calls = useStaffCalls('staff');
  const read = useCallback(
    async (after: string | undefined, signal: AbortSignal | undefined) => {
      const body = { words, ...(state ? { state } : {}), ...(after ? { after } : {}) };
      const { cases, next } = await calls(findCases, { body }, signal ? { signal } : {});
      return { items: cases, next };
    },
    [calls, words, state],
  );
  const isNarrowed = words !== '' || state !== undefined;
  return (
    <Found
      title={isNarrowed ? texts.found : texts.latest}
      texts={texts}
      read={read}
      row={(found) => <FoundCaseRow key={found.caseNumber} found={found} />}
    />
  );
}

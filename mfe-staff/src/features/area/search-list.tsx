import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Row, sheetStyle } from 'shared-ui/layout';
import { SelectField } from 'shared-ui/select-field';
import { TextField } from 'shared-ui/text-field';
import type { LastSearch } from './last-search.ts';

/** What is searched for: everything without words and state. */
export interface Search<State extends string> {
  readonly words: string;
  readonly state: State | undefined;
}

interface SearchListProps<State extends string> {
  readonly texts: {
    readonly words: string;
    readonly wordsHint: string;
    readonly state: string;
    readonly any: string;
    readonly find: string;
  };
  /** Characters of the words. */
  readonly maxLength: number;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  /** To which pages of what was found lead back. */
  readonly last: LastSearch<Search<State>>;
  /** What was found. */
  readonly children: (search: Search<State>) => ReactNode;
}

/** A search by words and state, and below it what it finds. */
export function SearchList<State extends string>({ texts, maxLength, states, last, children }: SearchListProps<State>) {
  const { store } = usePlatform();
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
            maxLength={maxLength}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            css={{ flex: '1 1 18rem' }}
          />
          <SelectField
            label={texts.state}
            options={[{ value: '', label: texts.any }, ...states]}
            value={state ?? ''}
            onChange={({ target }) => setState(states.find(({ value }) => value === target.value)?.value)}
            css={{ flex: '0 1 14rem' }}
          />
          <Button type="submit">{texts.find}</Button>
        </Row>
      </form>
      <Fragment key={attempt}>{children(search)}</Fragment>
    </>
  );
}

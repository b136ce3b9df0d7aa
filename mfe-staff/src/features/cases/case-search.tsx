import { useCallback } from 'react';
import { findCases } from 'shared-contracts/calls/staff-cases';
import { type CaseState, caseStates } from 'shared-contracts/case-limits';
import { useLocale } from 'storefront-kit/use-locale';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { caseMessages } from '../../messages/case-messages.ts';
import { Found } from '../area/found.tsx';
import { lastSearch } from '../area/last-search.ts';
import { type Search, SearchList } from '../area/search-list.tsx';
import { FoundCaseRow } from './found-case-row.tsx';

/** To which "Back to service cases" leads. */
const last = lastSearch<Search<CaseState>>({ words: '', state: undefined });

/** Finds service cases; all of them without words. */
export function CaseSearch() {
  const texts = caseMessages(useLocale());
  const states = caseStates.map((value) => ({ value, label: texts[value] }));
  return (
    <SearchList texts={texts} maxLength={200} states={states} last={last}>
      {(search) => <Results search={search} />}
    </SearchList>
  );
}

function Results({ search: { words, state } }: { readonly search: Search<CaseState> }) {
  const texts = caseMessages(useLocale());
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

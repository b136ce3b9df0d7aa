import { useState } from 'react';
import { getSearchHub } from 'shared-contracts/calls/chrome';
import { Button } from 'shared-ui/button';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import { ChipLinks } from '../chip-links.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { searchLinks } from './search-address.ts';
import { SearchGroup } from './search-group.tsx';

/** What was searched for before in this browser, what many search for, and categories. */
export function SearchIdeas() {
  const locale = useLocale();
  const texts = searchMessages(locale);
  const words = contentMessages(locale);
  const [recent, setRecent] = useState(recentSearches);
  // Searching works without it.
  const { value: hub } = useCall(getSearchHub, {}, { remote: 'content' });
  return (
    <>
      {recent.length > 0 && (
        <SearchGroup
          title={texts.recent}
          action={
            <Button
              variant="link"
              size="small"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {texts.forget}
            </Button>
          }
        >
          <ChipLinks links={searchLinks(recent)} />
        </SearchGroup>
      )}
      {hub && hub.terms.length > 0 && (
        <SearchGroup title={words.popularSearches}>
          <ChipLinks links={searchLinks(hub.terms)} />
        </SearchGroup>
      )}
      {hub && hub.categories.length > 0 && (
        <SearchGroup title={words.popularCategories}>
          <ChipLinks links={hub.categories} />
        </SearchGroup>
      )}
    </>
  );
}

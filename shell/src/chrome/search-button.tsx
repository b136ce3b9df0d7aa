import type { MouseEvent } from 'react';
import { searchDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { SearchIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { dialogResult } from 'storefront-kit/dialog-result';
import { Link } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { shellMessages } from '../app/messages.ts';

/** The search button. Opens the search panel; as a link, and when the panel cannot be loaded, it leads to the search page. */
export function SearchButton() {
  const { dialogs, locale, navigate } = usePlatform();
  const report = useReport('shell');
  const texts = shellMessages(locale);

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await dialogResult(dialogs.open(searchDialog, {}));
    } catch (error) {
      report(error);
      navigate('/search');
    }
  }

  return (
    <Link to="/search" aria-label={texts.search} title={texts.search} css={iconButtonStyle} onClick={open}>
      <SearchIcon />
    </Link>
  );
}

import { useState } from 'react';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { localePath } from 'shared-contracts/routing';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { SearchIcon } from 'shared-ui/icon';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useNavigate } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import { searchAddress } from './search-address.ts';
import { SearchFinds } from './search-finds.tsx';
import { SearchIdeas } from './search-ideas.tsx';

/** Shorter texts are parts of too many words. */
const SHORTEST_QUERY = 2;

/** Searching from everywhere: ideas at first, then finds in groups while somebody types. */
export default function SearchDialog({ open, dismiss, onClosed }: DialogContentProps<Record<string, never>>) {
  const locale = useLocale();
  const texts = searchMessages(locale);
  const words = contentMessages(locale);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={words.search}
      closeLabel={texts.close}
      variant="panel"
    >
      <search>
        <form
          action={localePath(locale, '/search')}
          css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[3], alignItems: 'end' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (text !== '') navigate(searchAddress(text));
          }}
        >
          <TextField
            data-autofocus
            name="q"
            type="search"
            label={words.searchFor}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <Button type="submit" aria-label={words.search}>
            <SearchIcon size={20} />
          </Button>
        </form>
      </search>
      {text.length < SHORTEST_QUERY ? <SearchIdeas /> : <SearchFinds text={text} />}
    </Dialog>
  );
}

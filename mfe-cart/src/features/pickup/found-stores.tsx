import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { PinIcon, SearchIcon } from 'shared-ui/icon';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { ownPosition } from 'storefront-kit/own-position';
import { useLocale } from 'storefront-kit/use-locale';
import { storeSearchMessages } from '../../messages/store-search-messages.ts';
import type { StoreChoice } from './store-choices.ts';
import type { useStores } from './use-stores.ts';

type Stores = ReturnType<typeof useStores>;

/** The search for stores with what it found, each drawn by `children`. */
export function FoundStores({
  stores,
  children,
}: {
  readonly stores: Stores;
  readonly children: (choice: StoreChoice) => ReactNode;
}) {
  const texts = storeSearchMessages(useLocale());
  return (
    <>
      <PlaceSearch finding={stores.finding} find={stores.find} />
      {stores.status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={() => stores.find({})}>
          {stores.error?.message || texts.storesFailed}
        </RetryAlert>
      )}
      {stores.status === 'pending' && stores.choices.length === 0 && (
        <SkeletonGroup label={texts.finding}>
          <div css={{ display: 'grid', gap: space[3] }}>
            <Skeleton height="9rem" />
            <Skeleton height="9rem" />
          </div>
        </SkeletonGroup>
      )}
      <div css={{ display: 'grid', gap: space[3] }}>
        <Text look="small" tone="muted" role="status">
          {stores.status === 'success' ? told(texts, stores) : ''}
        </Text>
        <ul css={{ display: 'grid', gap: space[3] }}>{stores.choices.map(children)}</ul>
      </div>
    </>
  );
}

/** How many stores there are, and whether they are what was asked for. */
function told(texts: ReturnType<typeof storeSearchMessages>, { choices, unknown, hasMore }: Stores): string {
  if (unknown) return texts.unknown(unknown);
  return hasMore ? texts.some(choices.length) : texts.found(choices.length);
}

/** Searches by a typed place or by the shopper's position. */
function PlaceSearch({ finding, find }: Pick<Stores, 'finding' | 'find'>) {
  const texts = storeSearchMessages(useLocale());
  const field = useRef<HTMLInputElement>(null);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const query = field.current?.value.trim();
    setProblem(undefined);
    find(query ? { query } : {});
  }

  async function locate() {
    setLocating(true);
    setProblem(undefined);
    const position = await ownPosition();
    if (position) find(position);
    // The shopper can still type a place.
    else setProblem(texts.positionFailed);
    setLocating(false);
  }

  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <form
        onSubmit={submit}
        noValidate
        css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[2], alignItems: 'end' }}
      >
        <TextField
          ref={field}
          label={texts.place}
          name="place"
          autoComplete="postal-code"
          maxLength={60}
          icon={<SearchIcon size={20} />}
          data-autofocus
        />
        <Button
          type="submit"
          variant="secondary"
          css={{ marginBottom: space[1] }}
          loading={finding === 'place'}
          loadingText={texts.finding}
        >
          {texts.find}
        </Button>
      </form>
      <Button
        variant="link"
        size="small"
        icon={<PinIcon size={18} />}
        loading={locating || finding === 'position'}
        loadingText={texts.locating}
        onClick={() => void locate()}
        css={{ justifySelf: 'start' }}
      >
        {texts.here}
      </Button>
      {problem && (
        <Alert tone="warning" announce="alert">
          {problem}
        </Alert>
      )}
    </div>
  );
}

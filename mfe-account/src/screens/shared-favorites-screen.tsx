import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import type { Head, LoaderContext } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useScreenData } from 'storefront-kit/routing';
import { useMutation } from 'storefront-kit/use-mutation';
import { FavoritesGrid } from '../features/favorites/favorites-grid.tsx';
import { NoFavorites } from '../features/favorites/no-favorites.tsx';
import { loadSharedFavorites, readPart, type SharedData, type SharedPart } from '../loaders/shared-favorites-loader.ts';
import { favoritesMessages } from '../messages/favorites-messages.ts';
import { sharingMessages } from '../messages/sharing-messages.ts';

export const loader = loadSharedFavorites;

export const head = ({ first }: SharedData, { locale }: Pick<LoaderContext, 'locale'>): Head => {
  const texts = sharingMessages(locale);
  return { title: first ? texts.title : texts.missingTitle, robots: 'noindex' };
};

/** Favorites that somebody has shared by a link, for anybody to look at and buy (ACC-14). Nothing tells whose they are. */
export default function SharedFavoritesScreen() {
  const { token, first } = useScreenData<SharedData>();
  const texts = sharingMessages(usePlatform().locale);
  return (
    <Container css={{ paddingBlock: `${space[6]} ${space[8]}`, display: 'grid', gap: space[5] }}>
      {first ? (
        <SharedList key={token} token={token} first={first} />
      ) : (
        <NoFavorites title={texts.missingTitle}>{texts.missingText}</NoFavorites>
      )}
    </Container>
  );
}

function SharedList({ token, first }: { readonly token: string; readonly first: SharedPart }) {
  const platform = usePlatform();
  const texts = sharingMessages(platform.locale);
  const { count } = favoritesMessages(platform.locale);
  const [{ items, total, next }, setShown] = useState(first);
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.moreFailed });
  const hasMore = next < total;
  const more = async () => {
    const part = await readPart(platform, { token, start: next });
    const isNew = ({ itemId }: SharedPart['items'][number]) => items.every((item) => item.itemId !== itemId);
    // What was added meanwhile moves the others into the next part.
    setShown({ ...part, items: [...items, ...part.items.filter(isNew)] });
  };
  if (items.length === 0 && !hasMore) return <NoFavorites title={texts.emptyTitle}>{texts.emptyText}</NoFavorites>;
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] }}>
        <Heading level={1}>{texts.title}</Heading>
        <Text tone="muted">{count(total)}</Text>
      </div>
      <Text measured>{texts.intro}</Text>
      <FavoritesGrid
        items={items}
        total={total}
        hasMore={hasMore}
        isReading={isPending}
        onMore={() => void run(more)}
      />
    </>
  );
}

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { Container, Grid } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { followFavorites, keepsFavorites, noFavorites, readFavorites } from 'storefront-kit/stored-favorites';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { FavoritesGrid } from '../features/favorites/favorites-grid.tsx';
import { NoFavorites } from '../features/favorites/no-favorites.tsx';
import { RemoveFavorite } from '../features/favorites/remove-favorite.tsx';
import { ShareFavorites } from '../features/favorites/share-favorites.tsx';
import { type FavoriteItem, useFavorites } from '../features/favorites/use-favorites.ts';
import { favoritesMessages } from '../messages/favorites-messages.ts';
import { markFavorites } from '../service/favorites-service.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: favoritesMessages(locale).title,
  robots: 'noindex',
});

/** Lists favorites a page at a time, each with a way into the cart (ACC-13). Employees have none. */
export default function FavoritesScreen() {
  const platform = usePlatform();
  const texts = favoritesMessages(platform.locale);
  const session = useSession();
  const report = useReport('account');
  useEffect(() => {
    markFavorites(platform).catch(report);
  }, [platform, report]);
  return (
    <Container css={{ paddingBlock: `${space[6]} ${space[8]}`, display: 'grid', gap: space[5] }}>
      {keepsFavorites(session) ? (
        <OwnFavorites key={session.status === 'consumer' ? session.consumerNo : 'guest'} />
      ) : (
        <>
          <Heading level={1}>{texts.title}</Heading>
          <Alert tone="info">{texts.notForEmployees}</Alert>
          <Link to="/" css={[buttonStyle({ variant: 'secondary' }), { justifySelf: 'start' }]}>
            {texts.toShop}
          </Link>
        </>
      )}
    </Container>
  );
}

function OwnFavorites() {
  const { locale } = usePlatform();
  const texts = favoritesMessages(locale);
  const session = useSession();
  const { status, items, total, list, more, again, removed, shared } = useFavorites();
  const heading = useRef<HTMLHeadingElement>(null);
  const { items: marked } = useSyncExternalStore(followFavorites, readFavorites, () => noFavorites);
  const gone = useRef(new Set<string>());
  // A removal was undone in its message.
  const readReturned = useEffectEvent(() => {
    const back = [...gone.current].filter((id) => id in marked);
    if (back.length === 0) return;
    for (const id of back) gone.current.delete(id);
    again();
  });
  useEffect(() => readReturned(), [marked]);
  const sharing = list && <ShareFavorites list={list} onChange={shared} />;
  if (status === 'success' && total === 0)
    return (
      <>
        <NoFavorites title={texts.emptyTitle}>{texts.emptyText}</NoFavorites>
        {/* A link that is out there can still be taken back. */}
        {list?.shareToken !== undefined && sharing}
      </>
    );
  const afterRemoval = ({ itemId, id }: FavoriteItem) => {
    gone.current.add(id);
    removed(itemId);
    heading.current?.focus();
  };
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] }}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        {total > 0 && <Text tone="muted">{texts.count(total)}</Text>}
      </div>
      {session.status === 'guest' && (
        <Link to="/account" css={linkStyle}>
          {texts.signIn}
        </Link>
      )}
      {total > 0 && sharing}
      {status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={again}>
          {texts.failed}
        </RetryAlert>
      )}
      {status === 'pending' && items.length === 0 && (
        <SkeletonGroup label={texts.loading}>
          <Grid columns={[2, 3, 4]} gap={4}>
            <Skeleton ratio="4 / 6" />
            <Skeleton ratio="4 / 6" />
          </Grid>
        </SkeletonGroup>
      )}
      <FavoritesGrid
        items={items}
        total={total}
        hasMore={items.length > 0 && items.length < total}
        isReading={status === 'pending'}
        onMore={more}
        actions={(item) => <RemoveFavorite item={item} onRemoved={() => afterRemoval(item)} />}
      />
    </>
  );
}

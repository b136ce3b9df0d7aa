import { useEffect, useRef } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { usePlatform } from 'shared-contracts/platform';
import type { Head } from 'shared-contracts/routing';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyle } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Container, Grid } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { RetryAlert } from 'shared-ui/retry-alert';
import { Skeleton, SkeletonGroup } from 'shared-ui/skeleton';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useSession } from 'storefront-kit/use-session';
import { FavouriteCard } from '../features/favourites/favourite-card.tsx';
import { useFavourites } from '../features/favourites/use-favourites.ts';
import { favouritesMessages } from '../messages/favourites-messages.ts';
import { keepsFavourites, markFavourites } from '../service/favourites-service.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: favouritesMessages(locale).title,
  robots: 'noindex',
});

/** Lists favourites a page at a time, each with a way into the cart (ACC-13). Employees have none. */
export default function FavouritesScreen() {
  const platform = usePlatform();
  const texts = favouritesMessages(platform.locale);
  const session = useSession();
  useEffect(() => {
    markFavourites(platform).catch((error: unknown) => platform.report(error, { remote: 'account', phase: 'event' }));
  }, [platform]);
  return (
    <Container css={{ paddingBlock: `${space[6]} ${space[8]}`, display: 'grid', gap: space[5] }}>
      {keepsFavourites(session) ? (
        <FavouriteGrid key={session.status === 'consumer' ? session.consumerNo : 'guest'} />
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

function FavouriteGrid() {
  const { locale } = usePlatform();
  const texts = favouritesMessages(locale);
  const session = useSession();
  const { status, items, total, more, again, removed } = useFavourites();
  const heading = useRef<HTMLHeadingElement>(null);
  if (status === 'success' && total === 0) return <NoFavourites />;
  const afterRemoval = (itemId: string) => {
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
      {status === 'error' && (
        <RetryAlert retryText={texts.tryAgain} onRetry={again}>
          {texts.failed}
        </RetryAlert>
      )}
      {items.length > 0 && (
        <Grid as="ul" columns={[2, 3, 4]} gap={4} rowGap={6}>
          {items.map((item) => (
            <FavouriteCard key={item.itemId} item={item} onRemoved={() => afterRemoval(item.itemId)} />
          ))}
        </Grid>
      )}
      {status === 'pending' && items.length === 0 && (
        <SkeletonGroup label={texts.loading}>
          <Grid columns={[2, 3, 4]} gap={4}>
            <Skeleton ratio="4 / 6" />
            <Skeleton ratio="4 / 6" />
          </Grid>
        </SkeletonGroup>
      )}
      {items.length > 0 && items.length < total && (
        <div css={{ display: 'grid', gap: space[3], justifyItems: 'center' }}>
          <Text look="small" tone="muted">
            {texts.shown(items.length, total)}
          </Text>
          <Button variant="secondary" loading={status === 'pending'} loadingText={texts.more} onClick={more}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

function NoFavourites() {
  const texts = favouritesMessages(usePlatform().locale);
  return (
    <EmptyState
      level={1}
      title={texts.emptyTitle}
      picture={
        <Picture src="/images/v1/scene/lake-4-dawn-clear-16x9" alt={texts.emptyPicture} width={544} height={306} />
      }
      actions={
        <>
          <Link to="/c/women-1000" css={buttonStyle({ variant: 'primary' })}>
            {texts.shopWomen}
          </Link>
          <Link to="/c/men-2000" css={buttonStyle({ variant: 'secondary' })}>
            {texts.shopMen}
          </Link>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}

import { buttonStyle } from 'shared-ui/button';
import { EmptyState, type EmptyStateProps } from 'shared-ui/empty-state';
import { Picture } from 'shared-ui/picture';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { favoritesMessages } from '../../messages/favorites-messages.ts';

/** Stands where a list would be, and leads into the shop. */
export function NoFavorites({ title, children }: Pick<EmptyStateProps, 'title' | 'children'>) {
  const texts = favoritesMessages(useLocale());
  return (
    <EmptyState
      level={1}
      title={title}
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
      {children}
    </EmptyState>
  );
}

import { HeartIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { media } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { keepsFavorites } from 'storefront-kit/stored-favorites';
import { useLocale } from 'storefront-kit/use-locale';
import { useSession } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';

/** Whether who is here keeps favorites. */
export const useHasFavorites = (): boolean => keepsFavorites(useSession());

/** Leads to the favorites, which guests have as well; small screens have it in their menu. */
export function FavoritesLink() {
  const texts = shellMessages(useLocale());
  if (!useHasFavorites()) return null;
  return (
    <Link
      to="/favorites"
      aria-label={texts.favorites}
      title={texts.favorites}
      css={[iconButtonStyle, { display: 'none', [media.tablet]: { display: 'inline-grid' } }]}
    >
      <HeartIcon />
    </Link>
  );
}

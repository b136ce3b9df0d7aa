import { getFavorites } from 'shared-contracts/calls/favorites';
import { Picture } from 'shared-ui/picture';
import { Text } from 'shared-ui/text';
import { radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { favoritesMessages } from '../../messages/favorites-messages.ts';
import { overviewMessages } from '../../messages/overview-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { OverviewCard } from './overview-card.tsx';

const pictures = 4;

/** The newest favorites, and how many there are. */
export function KeptFavorites() {
  const locale = useLocale();
  const texts = overviewMessages(locale);
  const lists = favoritesMessages(locale);
  const reading = useCall(
    getFavorites,
    { query: { start: '0', count: String(pictures) } },
    { remote: 'account', calls: useAccountCalls() },
  );
  return (
    <OverviewCard title={texts.favorites} to="/favorites" more={texts.toFavorites}>
      <WhenRead reading={reading} texts={lists} height="5rem">
        {({ total, items }) =>
          total === 0 ? (
            <Text tone="muted">{lists.emptyText}</Text>
          ) : (
            <>
              <Text>{texts.kept(total)}</Text>
              <ul css={{ display: 'flex', gap: space[2] }}>
                {items.slice(0, pictures).map(({ itemId, id, card }) => (
                  <li key={itemId}>
                    <Link to={card.url.replace(card.productId, id)}>
                      <Picture
                        {...(card.colors.find(({ productId }) => productId === id)?.picture ?? card.picture)}
                        alt={card.name}
                        sizes="64px"
                        cover
                        css={{ width: '4rem', aspectRatio: '4 / 5', borderRadius: radius.card }}
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </WhenRead>
    </OverviewCard>
  );
}

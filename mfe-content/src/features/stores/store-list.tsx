import { placeLine } from 'shared-contracts/locality-line';
import { Badge } from 'shared-ui/badge';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { color, media, radius, space } from 'shared-ui/tokens';
import { formatDistance } from 'storefront-kit/distance';
import { Link } from 'storefront-kit/routing';
import { useFavoriteStore } from 'storefront-kit/use-favorite-store';
import { useLocale } from 'storefront-kit/use-locale';
import type { ListedStore } from '../../loaders/stores-loader.ts';
import { storesMessages } from '../../messages/stores-messages.ts';
import { OpeningLine } from './opening-line.tsx';
import { stopElementId } from './store-stops.ts';

interface StoreListProps {
  readonly stores: readonly ListedStore[];
  /** Whether a map stands beside the list. */
  readonly isNarrow: boolean;
  /** Tells the store that is pointed at or focused. */
  readonly onActive: (storeId: string | undefined) => void;
}

/** Stores with what they offer, in the order that is given. */
export function StoreList({ stores, isNarrow, onActive }: StoreListProps) {
  const locale = useLocale();
  const texts = storesMessages(locale);
  const own = useFavoriteStore();
  return (
    <ul
      aria-label={texts.title}
      css={{
        display: 'grid',
        gap: space[4],
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        ...(isNarrow ? { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } : {}),
      }}
    >
      {stores.map((store) => (
        <li
          key={store.storeId}
          onMouseEnter={() => onActive(store.storeId)}
          onMouseLeave={() => onActive(undefined)}
          onFocus={() => onActive(store.storeId)}
          onBlur={() => onActive(undefined)}
          css={{
            display: 'grid',
            gap: space[2],
            alignContent: 'start',
            padding: space[5],
            border: `1px solid ${color.line}`,
            borderRadius: radius.card,
          }}
        >
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }}>
            <Heading level={2} look="h3">
              <Link to={store.url} id={stopElementId(store.storeId)} css={linkStyle}>
                {store.name}
              </Link>
            </Heading>
            {own?.storeId === store.storeId && <Badge tone="info">{texts.yours}</Badge>}
          </div>
          <Text tone="slate">
            {placeLine(store)}
            {store.distanceKm !== undefined && ` · ${texts.away(formatDistance(store.distanceKm, locale))}`}
          </Text>
          <OpeningLine opening={store.opening} />
          <Text look="small" tone="muted">
            {store.services.map((service) => texts.service(service)).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

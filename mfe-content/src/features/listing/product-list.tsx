import { lazy } from 'react';
import { storeFacet } from 'shared-contracts/pickup-promise';
import { localePath } from 'shared-contracts/routing';
import { buttonStyle } from 'shared-ui/button';
import { RemovableChipLink } from 'shared-ui/chip';
import { EmptyState } from 'shared-ui/empty-state';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { LatePart } from 'storefront-kit/late-part';
import { pickupDay } from 'storefront-kit/pickup-words';
import { Link, useIsNavigating, useLocation, useRoutedLinks } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { atStoreMessages } from '../../messages/at-store-messages.ts';
import { contentMessages } from '../../messages/content-messages.ts';
import { useCompared } from '../compare/use-compared.ts';
import { PriceNote } from '../product/price-note.tsx';
import type { CardPlace } from '../product-card/tracked-cards.tsx';
import { Facets } from './facets.tsx';
import { type ListState, listQuery, maxShown, pageSize } from './list-address.ts';
import { ListBar } from './list-bar.tsx';
import { ProductGrid } from './product-grid.tsx';
import { appliedValues, atStore, toggled } from './refinement.ts';
import type { ShownList } from './shown-list.ts';
import { StoreSwitch, storeLabel } from './store-switch.tsx';
import { countText } from './use-store-count.ts';

/** Loaded once a product is chosen to be compared. */
const CompareTray = lazy(() => import('../compare/compare-tray.tsx'));

interface ProductListProps {
  readonly list: ShownList;
  readonly state: ListState;
  readonly place: CardPlace;
  /** The search of the list. */
  readonly q?: string;
}

/** A list that can be filtered, sorted, and extended, all through its URL. */
export function ProductList({ list, state, place, q }: ProductListProps) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const { pathname } = useLocation();
  const routedLinks = useRoutedLinks();
  const navigating = useIsNavigating();
  const addressOf = (change: Partial<ListState>) => pathname + listQuery({ ...state, shown: pageSize, ...change }, q);
  const toggle = (facet: string, value: string) => addressOf({ refinement: toggled(state.refinement, facet, value) });
  const { products: compared } = useCompared();
  const applied = [
    ...(list.store ? [{ facet: storeFacet, id: list.store.storeId, label: storeLabel(list.store, locale) }] : []),
    ...appliedValues(list.facets),
  ];
  const hasMore = list.products.length < list.total;
  return (
    <div
      css={{
        display: 'grid',
        gap: space[5],
        alignItems: 'start',
        [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space[7] },
      }}
    >
      {/* Small screens have them in a sheet, which needs script. */}
      <div css={{ '@media (scripting: enabled)': { [media.belowDesktop]: { display: 'none' } } }}>
        <Facets facets={list.facets} addressOf={toggle} />
      </div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        <StoreSwitch
          of={{ categoryId: place.category, q, refinement: state.refinement }}
          on={list.store && { ...list.store, total: countText(list) }}
          addressOf={(storeId) => addressOf({ refinement: atStore(state.refinement, storeId) })}
        />
        <ListBar
          list={list}
          state={state}
          category={place.category}
          q={q}
          applied={applied.length}
          addressOf={addressOf}
        />
        {applied.length > 0 && (
          <ul
            aria-label={texts.applied}
            css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }}
            {...routedLinks}
          >
            {applied.map(({ facet, id, label }) => (
              <li key={facet + id}>
                <RemovableChipLink href={localePath(locale, toggle(facet, id))} removeLabel={texts.removeFilter(label)}>
                  {label}
                </RemovableChipLink>
              </li>
            ))}
            <li>
              <a css={linkStyle} href={addressOf({ refinement: {} })}>
                {texts.clearAll}
              </a>
            </li>
          </ul>
        )}
        {list.total === 0 ? (
          <EmptyState
            title={texts.noMatchTitle}
            actions={
              <Link to={addressOf({ refinement: {} })} css={buttonStyle({ variant: 'secondary' })}>
                {texts.clearAll}
              </Link>
            }
          >
            {texts.noMatchText}
          </EmptyState>
        ) : (
          <div aria-busy={navigating}>
            <ProductGrid
              products={list.products}
              place={place}
              isCompared
              {...(list.store?.promise
                ? { note: atStoreMessages(locale).pickUp(pickupDay(list.store.promise, locale)) }
                : {})}
            />
          </div>
        )}
        <PriceNote />
        {(hasMore || list.totalIsLeast) && (
          <div css={{ display: 'grid', justifyItems: 'center', gap: space[3], paddingTop: space[5] }}>
            <Text look="small" tone="muted" figures>
              {texts.shown(list.products.length, list.total, list.totalIsLeast)}
            </Text>
            {hasMore && state.shown < maxShown ? (
              <Link
                to={addressOf({ shown: state.shown + pageSize })}
                replace
                preventScrollReset
                css={buttonStyle({ variant: 'secondary' })}
                rel="nofollow"
              >
                {texts.showMore}
              </Link>
            ) : (
              <Text>{texts.noFurther}</Text>
            )}
          </div>
        )}
        {compared.length > 0 && (
          <LatePart remote="content">
            <CompareTray />
          </LatePart>
        )}
      </div>
    </div>
  );
}

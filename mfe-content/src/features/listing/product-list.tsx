import { lazy } from 'react';
import { localePath } from 'shared-contracts/routing';
import { Button, buttonStyle } from 'shared-ui/button';
import { RemovableChipLink } from 'shared-ui/chip';
import { EmptyState } from 'shared-ui/empty-state';
import { linkStyle } from 'shared-ui/link';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { Link, useIsNavigating, useLocation, useNavigate, useRoutedLinks } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';
import { useCompared } from '../compare/use-compared.ts';
import { LatePart } from '../late-part.tsx';
import type { CardPlace } from '../product-card/tracked-cards.tsx';
import { Facets } from './facets.tsx';
import { type ListState, listQuery, mostShown, pageSize } from './list-address.ts';
import { ProductGrid } from './product-grid.tsx';
import { appliedValues, formatRefinement, toggled } from './refinement.ts';
import type { ShownList } from './shown-list.ts';

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
  const applied = appliedValues(list.facets);
  const hasMore = list.products.length < list.total;
  const facets = <Facets facets={list.facets} addressOf={toggle} />;
  return (
    <div
      css={{
        display: 'grid',
        gap: space[5],
        alignItems: 'start',
        [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space[7] },
      }}
    >
      <div css={{ display: 'none', [media.desktop]: { display: 'block' } }}>{facets}</div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        <div
          css={{ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end', justifyContent: 'space-between' }}
        >
          <Text tone="muted" figures role="status">
            {texts.productCount(list.total, list.totalIsLeast)}
          </Text>
          <SortForm state={state} q={q} />
        </div>
        <details css={{ borderBlock: `1px solid ${color.line}`, [media.desktop]: { display: 'none' } }}>
          <summary css={{ display: 'flex', alignItems: 'center', minHeight: '3rem', fontWeight: 600 }}>
            {applied.length > 0 ? texts.filtersWith(applied.length) : texts.filters}
          </summary>
          {facets}
        </details>
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
            <ProductGrid products={list.products} place={place} isCompared />
          </div>
        )}
        {(hasMore || list.totalIsLeast) && (
          <div css={{ display: 'grid', justifyItems: 'center', gap: space[3], paddingTop: space[5] }}>
            <Text look="small" tone="muted" figures>
              {texts.shown(list.products.length, list.total, list.totalIsLeast)}
            </Text>
            {hasMore && state.shown < mostShown ? (
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
          <LatePart>
            <CompareTray />
          </LatePart>
        )}
      </div>
    </div>
  );
}

/** Sorting as a form: immediate with script, by its button without. */
function SortForm({ state, q }: { readonly state: ListState; readonly q: string | undefined }) {
  const locale = useLocale();
  const texts = contentMessages(locale);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refine = formatRefinement(state.refinement);
  return (
    <form method="get" css={{ display: 'flex', gap: space[2], alignItems: 'end' }}>
      {q && <input type="hidden" name="q" value={q} />}
      {refine && <input type="hidden" name="refine" value={refine} />}
      <SelectField
        key={state.sort}
        name="sort"
        label={texts.sort}
        defaultValue={state.sort}
        options={[
          { value: 'recommended', label: texts.sortRecommended },
          { value: 'newest', label: texts.sortNewest },
          { value: 'price-asc', label: texts.sortPriceAsc },
          { value: 'price-desc', label: texts.sortPriceDesc },
          { value: 'rating', label: texts.sortRating },
        ]}
        onChange={(event) =>
          navigate(
            pathname +
              listQuery({ ...state, shown: pageSize, sort: event.currentTarget.value as ListState['sort'] }, q),
          )
        }
      />
      <Button type="submit" variant="secondary" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
        {texts.apply}
      </Button>
    </form>
  );
}

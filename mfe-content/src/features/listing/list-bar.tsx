import { css } from '@emotion/react';
import { filterDialog } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/select-field';
import { Text } from 'shared-ui/text';
import { color, headerHeight, layer, media, space } from 'shared-ui/tokens';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useNavigate } from 'storefront-kit/routing';
import { contentMessages } from '../../messages/content-messages.ts';
import type { ListState } from './list-address.ts';
import { formatRefinement } from './refinement.ts';
import type { ShownList } from './shown-list.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  [media.desktop]: { alignItems: 'end' },
  '@media (scripting: enabled)': {
    [media.belowDesktop]: {
      position: 'sticky',
      top: `calc(var(--store-bar, 0px) + ${headerHeight})`,
      zIndex: layer.sticky,
      marginInline: 'calc(-1 * var(--gutter))',
      padding: `${space[2]} var(--gutter)`,
      background: color.paper,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
/** The field says what it is by its options; wide screens have room for the word. */
const sorting = css({
  display: 'flex',
  gap: space[2],
  alignItems: 'end',
  [media.belowDesktop]: { flex: '1 1 8.75rem', minWidth: 0, maxWidth: '11rem', '& > *': { flex: 1, minWidth: 0 } },
});
const unlabeled = css({
  [media.belowDesktop]: {
    gap: 0,
    '& select': { paddingInlineEnd: space[6] },
    '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

interface ListBarProps {
  readonly list: ShownList;
  readonly state: ListState;
  readonly category: string | undefined;
  readonly q: string | undefined;
  /** How many filters are set. */
  readonly applied: number;
  readonly addressOf: (change: Partial<ListState>) => string;
}

/** How long a list is, and its order. On small screens it stays in reach while one scrolls, with the filters. */
export function ListBar({ list, state, category, q, applied, addressOf }: ListBarProps) {
  const { locale, dialogs } = usePlatform();
  const texts = contentMessages(locale);
  const navigate = useNavigate();

  async function filter() {
    const { facets } = list;
    const subject = { list: { categoryId: category, q }, facets, chosen: state.refinement };
    const refinement = await dialogResult(dialogs.open(filterDialog, subject));
    if (refinement && formatRefinement(refinement) !== formatRefinement(state.refinement))
      navigate(addressOf({ refinement }));
  }

  return (
    <div css={bar}>
      <Button
        variant="secondary"
        size="small"
        css={{ [media.desktop]: { display: 'none' }, '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        onClick={() => void filter()}
      >
        {applied > 0 ? texts.filtersWith(applied) : texts.filters}
      </Button>
      <Text look="small" tone="muted" figures role="status">
        {texts.productCount(list.total, list.totalIsLeast)}
      </Text>
      <SortForm state={state} q={q} addressOf={addressOf} />
    </div>
  );
}

/** Sorting as a form: immediate with script, by its button without. */
function SortForm({ state, q, addressOf }: Pick<ListBarProps, 'state' | 'q' | 'addressOf'>) {
  const { locale } = usePlatform();
  const texts = contentMessages(locale);
  const navigate = useNavigate();
  const refine = formatRefinement(state.refinement);
  return (
    <form method="get" css={sorting}>
      {q && <input type="hidden" name="q" value={q} />}
      {refine && <input type="hidden" name="refine" value={refine} />}
      <SelectField
        key={state.sort}
        css={unlabeled}
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
        onChange={(event) => navigate(addressOf({ sort: event.currentTarget.value as ListState['sort'] }))}
      />
      <Button type="submit" variant="secondary" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
        {texts.apply}
      </Button>
    </form>
  );
}

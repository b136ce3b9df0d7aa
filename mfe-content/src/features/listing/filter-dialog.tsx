import { useMemo, useState } from 'react';
import type { Facet } from 'shared-contracts/calls/products';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import type { FacetChoice, FilterProps } from 'shared-contracts/dialogs/content';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useReading } from 'storefront-kit/use-call';
import { filterMessages } from '../../messages/filter-messages.ts';
import { FacetGroups, FacetValueWords } from './facets.tsx';
import { readFiltered } from './read-filtered.ts';
import { formatRefinement, toggled } from './refinement.ts';

/**
 * The filters of a list on a small screen, where nothing changes behind them until they are taken. Each choice is
 * counted at once; without that count, the choice can be taken all the same.
 */
export default function FilterDialog({
  props: { list, facets, chosen: before },
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<FilterProps, FacetChoice>) {
  const { locale, calls } = usePlatform();
  const texts = filterMessages(locale);
  const [chosen, setChosen] = useState(before);
  const { categoryId, q } = list;
  const refine = formatRefinement(chosen);
  const read = useMemo(
    () => (signal: AbortSignal) => readFiltered(calls, { categoryId, q, refine }, signal),
    [calls, categoryId, q, refine],
  );
  const { value: filtered, status } = useReading(read, { remote: 'content', keepPrevious: true });
  const isChosen = (facet: Facet, { id }: { readonly id: string }) => chosen[facet.id]?.includes(id) === true;
  const isNone = status === 'success' && filtered?.total === 0;

  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.title}
      closeLabel={texts.close}
      variant="panel"
      footer={
        <div css={{ display: 'grid', gap: space[3] }}>
          {isNone && <Text>{texts.none}</Text>}
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
            <Button variant="secondary" disabled={refine === ''} onClick={() => setChosen({})}>
              {texts.clear}
            </Button>
            <Button
              css={{ flex: 1 }}
              disabled={isNone}
              aria-busy={status === 'pending'}
              onClick={() => resolve(chosen)}
            >
              <span aria-live="polite">
                {filtered && status !== 'error' ? texts.show(filtered.total, filtered.totalIsLeast) : texts.showAll}
              </span>
            </Button>
          </div>
        </div>
      }
    >
      <FacetGroups facets={filtered?.facets ?? facets} isChosen={isChosen}>
        {(facet, value) => (
          <Checkbox
            css={{ '& label > span': { flex: 1, display: 'flex', alignItems: 'center', gap: space[3] } }}
            label={<FacetValueWords facet={facet} value={value} />}
            checked={isChosen(facet, value)}
            onChange={() => setChosen((known) => toggled(known, facet.id, value.id))}
          />
        )}
      </FacetGroups>
    </Dialog>
  );
}

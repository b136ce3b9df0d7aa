import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Facet } from 'shared-contracts/calls/products';
import { AccordionItem } from 'shared-ui/accordion';
import { CheckIcon } from 'shared-ui/icon';
import { SwatchDot } from 'shared-ui/swatch';
import { color, radius, space, tabular } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

type FacetValue = Facet['values'][number];

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${color.inputBorder}`,
  borderRadius: radius.input,
});
const checked = css({ background: color.ink, borderColor: color.ink, color: color.paper });

interface FacetGroupsProps {
  readonly facets: readonly Facet[];
  /** Whether a long group scrolls by itself. */
  readonly areShort?: boolean;
  readonly isChosen: (facet: Facet, value: FacetValue) => boolean;
  /** The control of one value. */
  readonly children: (facet: Facet, value: FacetValue) => ReactNode;
}

/** The values of a list's facets in groups that fold: the first two, and those with a choice, are open. */
export function FacetGroups({ facets, areShort = false, isChosen, children }: FacetGroupsProps) {
  return facets.map((facet, index) => (
    <AccordionItem
      key={facet.id}
      title={facet.label}
      open={index < 2 || facet.values.some((value) => isChosen(facet, value))}
    >
      <ul
        css={[{ paddingInline: 4 }, areShort && { maxHeight: '20rem', overflow: 'auto' }]}
        tabIndex={areShort && facet.values.length > 7 ? 0 : undefined}
        aria-label={facet.label}
      >
        {facet.values.map((value) => (
          <li key={value.id}>{children(facet, value)}</li>
        ))}
      </ul>
    </AccordionItem>
  ));
}

/** A value as filters show it: its color, its name, and how many products it leaves. */
export function FacetValueWords({ facet, value }: { readonly facet: Facet; readonly value: FacetValue }) {
  return (
    <>
      {value.swatch && <SwatchDot colors={[value.swatch]} size={18} />}
      <span>{value.label}</span>
      <span css={[tabular, { marginInlineStart: 'auto', color: color.muted }]}>
        {facet.countsAreLeast ? `${value.count}+` : value.count}
      </span>
    </>
  );
}

interface FacetsProps {
  readonly facets: readonly Facet[];
  /** The URL with one value toggled. */
  readonly addressOf: (facet: string, value: string) => string;
}

/** Filters as links: each toggles a value, before and without script. */
export function Facets({ facets, addressOf }: FacetsProps) {
  const texts = contentMessages(useLocale());
  return (
    <nav aria-label={texts.filters}>
      <FacetGroups facets={facets} areShort isChosen={(_, { selected }) => selected}>
        {(facet, value) => (
          <Link
            to={addressOf(facet.id, value.id)}
            css={row}
            aria-current={value.selected ? 'true' : undefined}
            preventScrollReset
            rel="nofollow"
          >
            <span css={[box, value.selected && checked]}>{value.selected && <CheckIcon size={14} />}</span>
            <FacetValueWords facet={facet} value={value} />
          </Link>
        )}
      </FacetGroups>
    </nav>
  );
}

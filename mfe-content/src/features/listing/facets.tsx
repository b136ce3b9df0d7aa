import { css } from '@emotion/react';
import type { Facet } from 'shared-contracts/calls/products';
import { AccordionItem } from 'shared-ui/accordion';
import { CheckIcon } from 'shared-ui/icon';
import { SwatchDot } from 'shared-ui/swatch';
import { color, radius, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { contentMessages } from '../../messages/content-messages.ts';

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
      {facets.map((facet, index) => (
        <AccordionItem
          key={facet.id}
          title={facet.label}
          open={index < 2 || facet.values.some(({ selected }) => selected)}
        >
          <ul
            css={{ maxHeight: '20rem', overflow: 'auto', paddingInline: 4 }}
            tabIndex={facet.values.length > 7 ? 0 : undefined}
            aria-label={facet.label}
          >
            {facet.values.map(({ id, label, count, selected, swatch }) => (
              <li key={id}>
                <Link
                  to={addressOf(facet.id, id)}
                  css={row}
                  aria-current={selected ? 'true' : undefined}
                  preventScrollReset
                  rel="nofollow"
                >
                  <span css={[box, selected && checked]}>{selected && <CheckIcon size={14} />}</span>
                  {swatch && <SwatchDot colors={[swatch]} size={18} />}
                  <span>{label}</span>
                  <span css={{ marginInlineStart: 'auto', color: color.muted, fontVariantNumeric: 'tabular-nums' }}>
                    {facet.countsAreLeast ? `${count}+` : count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
    </nav>
  );
}

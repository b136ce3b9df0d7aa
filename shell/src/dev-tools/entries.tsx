import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { momentOf } from './moment.ts';

/** Entries one below the other with a hairline between. */
const entriesStyle = css({
  display: 'grid',
  '& > li': { paddingBlock: space[4], borderTop: `1px solid ${color.line}` },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
});

const entryHeadStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBottom: space[2],
});

/** A list of the panel; `none` stands in the place of one without entries. */
export function Entries({ none, children }: { readonly none?: string; readonly children: ReactNode }) {
  if (none !== undefined && Children.count(children) === 0)
    return (
      <Text look="small" tone="muted">
        {none}
      </Text>
    );
  return <ul css={entriesStyle}>{children}</ul>;
}

interface EntryProps {
  readonly name: string;
  /** Stands at the other end of the entry's head. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function Entry({ name, aside, children }: EntryProps) {
  return (
    <li>
      <div css={entryHeadStyle}>
        <Text as="strong" look="small" weight={600}>
          {name}
        </Text>
        {aside}
      </div>
      {children}
    </li>
  );
}

/** When something happened, in the head of its entry. */
export function EntryMoment({ at }: { readonly at: number }) {
  return (
    <Text as="span" look="caption" tone="muted" figures>
      {momentOf(at, useLocale())}
    </Text>
  );
}

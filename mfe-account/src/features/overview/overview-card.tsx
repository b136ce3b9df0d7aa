import { type ReactNode, useId } from 'react';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

interface OverviewCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The page where all of it is. */
  readonly to: string;
  readonly more: string;
}

/** What the account holds of one kind, in short. */
export function OverviewCard({ title, children, to, more }: OverviewCardProps) {
  const titleId = useId();
  return (
    <section css={[sheetStyle, { gridTemplateRows: 'auto 1fr auto' }]} aria-labelledby={titleId}>
      <Heading level={2} look="h3" id={titleId}>
        {title}
      </Heading>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] }}>
        {children}
      </div>
      <Link to={to} css={[linkStyle, { justifySelf: 'start' }]}>
        {more}
      </Link>
    </section>
  );
}

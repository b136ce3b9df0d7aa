import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { ContourCard } from 'shared-ui/contour-card';
import { sheetStyle } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

const rows = css({ alignContent: 'start' });

interface OverviewCardProps {
  /** Stands out from the others. */
  readonly isDark?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The page where all of it is. */
  readonly to: string;
  /** Undefined while there is nothing. */
  readonly more: string | undefined;
}

/** What the account holds of one kind, in short. */
export function OverviewCard({ isDark = false, title, children, to, more }: OverviewCardProps) {
  const titleId = useId();
  const content = (
    <>
      <Heading level={2} look="h3" id={titleId}>
        {title}
      </Heading>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] }}>
        {children}
      </div>
      {more && (
        <Link to={to} css={[linkStyle, { justifySelf: 'start' }]}>
          {more}
        </Link>
      )}
    </>
  );
  return isDark ? (
    <ContourCard as="section" css={[rows, { padding: space[5] }]} aria-labelledby={titleId}>
      {content}
    </ContourCard>
  ) : (
    <section css={[sheetStyle, rows]} aria-labelledby={titleId}>
      {content}
    </section>
  );
}

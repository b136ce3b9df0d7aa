import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { media, space } from 'shared-ui/tokens';
import { AccountNav, type AreaPage } from './account-nav.tsx';
import { areaColumn } from './form-columns.ts';

const beside = css({
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space[7] },
});
const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

interface AccountFrameProps {
  readonly page: AreaPage;
  readonly children: ReactNode;
  /** Blocks of editors, below. */
  readonly blocks?: ReactNode;
}

/** A page of the account: on wide screens its pages are listed beside the content, elsewhere above it. */
export function AccountFrame({ page, children, blocks }: AccountFrameProps) {
  return (
    <Container css={[areaColumn, beside]}>
      <AccountNav current={page} />
      <div css={content}>
        {children}
        {/* The column has its edges: blocks keep none beside them. */}
        {blocks && <div css={{ '--gutter': '0px' }}>{blocks}</div>}
      </div>
    </Container>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';

const list = css([sheetStyle, { gap: 0, paddingBlock: 0 }]);
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[5],
  '& + &': { borderTop: `1px solid ${color.line}` },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
});
const words = css({ flex: '1 1 18rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  maxWidth: 'min(100%, 20rem)',
  [media.desktop]: { justifyContent: 'flex-end' },
});

/** Settings below each other on one sheet. */
export const SettingList = ({ children }: { readonly children: ReactNode }) => <div css={list}>{children}</div>;

interface SettingProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  /** Lines that say how it is set. */
  readonly state: ReactNode;
  /** The buttons that change it. */
  readonly action?: ReactNode;
  /** Below, such as a form that a button has opened. */
  readonly children?: ReactNode;
}

/** A setting as a row: what it is, how it is set, and at the end of the row what changes it. */
export function Setting({ id, title, state, action, children }: SettingProps) {
  return (
    <section css={item} aria-labelledby={id}>
      <div css={head}>
        <div css={words}>
          <Heading level={2} look="h3" id={id} tabIndex={-1}>
            {title}
          </Heading>
          {state}
        </div>
        {action && <div css={buttons}>{action}</div>}
      </div>
      {children}
    </section>
  );
}

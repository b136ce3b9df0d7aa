import type { ReactNode } from 'react';
import { InlineMessage } from 'shared-ui/alert';
import { Row, Stack } from 'shared-ui/layout';
import { color, radius, space } from 'shared-ui/tokens';

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Inputs that belong together. */
export function Group({ id, label, error, actions, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      css={{
        minWidth: 0,
        padding: space[3],
        border: `1px solid ${error === undefined ? color.line : color.sale}`,
        borderRadius: radius.card,
      }}
    >
      <legend css={{ fontSize: '.875rem', fontWeight: 600, paddingInline: space[1] }}>{label}</legend>
      <Stack gap={3}>
        {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
        {children}
        {actions !== undefined && <Row gap={2}>{actions}</Row>}
      </Stack>
    </fieldset>
  );
}

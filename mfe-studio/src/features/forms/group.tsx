import type { ReactNode } from 'react';
import { InlineMessage } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/layout';
import { color, radius, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { formMessages } from '../../messages/form-messages.ts';

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly actions?: ReactNode;
  /** Leaves out all of them, where that may be. */
  readonly onRemove?: (() => void) | undefined;
  /** The label stands above already, which is also where problems lead. */
  readonly isTitled?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Inputs that belong together. */
export function Group({ id, label, error, actions, onRemove, isTitled = false, children }: GroupProps) {
  const texts = formMessages(useLocale());
  const inputs = (
    <Stack gap={3}>
      {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
      {children}
      {actions !== undefined && <Row gap={2}>{actions}</Row>}
      {onRemove && (
        <Row gap={2}>
          <Button variant="ghost" size="small" aria-label={texts.removeOf(label)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </Row>
      )}
    </Stack>
  );
  if (isTitled)
    return (
      <fieldset aria-label={label} css={{ minWidth: 0, padding: 0, border: 0 }}>
        {inputs}
      </fieldset>
    );
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
      {inputs}
    </fieldset>
  );
}

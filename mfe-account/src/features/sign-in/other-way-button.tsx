import { css } from '@emotion/react';
import { Button, type ButtonProps } from 'shared-ui/button';
import { color, space } from 'shared-ui/tokens';

const row = css({
  justifyContent: 'start',
  gap: space[3],
  paddingInline: space[4],
  borderWidth: 1,
  borderColor: color.inputBorder,
  fontWeight: 500,
  textAlign: 'start',
  '&:hover': { borderColor: color.ink },
});

/** One of the ways besides the main one: a quiet row with its icon. */
export const OtherWayButton = (props: Omit<ButtonProps, 'variant' | 'size' | 'block'>) => (
  <Button variant="ghost" block css={row} {...props} />
);

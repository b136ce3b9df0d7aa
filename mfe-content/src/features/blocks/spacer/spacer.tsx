import { color } from 'shared-ui/tokens';
import type { BlockProps } from '../block-props.ts';

/** A line of 1, 2, or 3 px. */
export function SpacerBlock({ block }: BlockProps<'spacer'>) {
  return <hr css={{ border: 0, borderTop: `${block.thickness}px solid ${color.line}` }} />;
}

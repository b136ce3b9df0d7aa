import { Container } from 'shared-ui/layout';
import type { BlockProps } from '../block-props.ts';
import { TargetButton } from '../parts/target-button.tsx';

/** One button. */
export function CtaSingleBlock({ block: { target, alignment = 'start' } }: BlockProps<'cta-single'>) {
  return (
    <Container css={{ display: 'flex', justifyContent: alignment }}>
      <TargetButton target={target} size="large" otherwise="primary" />
    </Container>
  );
}

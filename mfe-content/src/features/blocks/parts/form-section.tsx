import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { media, space } from 'shared-ui/tokens';
import { surfaces } from './ground.ts';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[7],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] },
});
// The form takes the place of the link without a shift.
const place = css({ display: 'grid', alignContent: 'center', justifyItems: 'start', minHeight: '22rem' });

interface FormSectionProps {
  readonly title: string;
  readonly body?: string | undefined;
  readonly backgroundColor?: keyof typeof surfaces | undefined;
  /** The form, or the link that stands in for it. */
  readonly children: ReactNode;
}

/** Words, with a form beside or below them. */
export function FormSection({ title, body, backgroundColor = 'tile', children }: FormSectionProps) {
  return (
    <section css={surfaces[backgroundColor]}>
      <Container css={layout}>
        <div css={{ display: 'grid', gap: space[4] }}>
          <Heading level={2}>{title}</Heading>
          {body && (
            <Text look="lead" tone="slate" measured>
              {body}
            </Text>
          )}
        </div>
        <div css={place}>{children}</div>
      </Container>
    </section>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container, Row, Stack } from '../src/layout.tsx';
import { Logo } from '../src/logo.tsx';
import { Heading, Text } from '../src/text.tsx';
import { color, space } from '../src/tokens.ts';
import { Feedback, Overlays } from './feedback.tsx';
import { Choices, FormFields } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Shop } from './shop.tsx';

const section = css({ paddingBlock: space[7], borderTop: `1px solid ${color.line}` });

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={section}>
      <Container>
        <Stack gap={5}>
          <Heading level={2}>{title}</Heading>
          {children}
        </Stack>
      </Container>
    </section>
  );
}

/** A page with every component in its states. */
export function Gallery() {
  return (
    <main>
      <Container>
        <Row justify="space-between" css={{ paddingBlock: space[4] }}>
          <Logo wordmark="Tarnfell" />
          <Text look="small" tone="muted">
            shared-ui
          </Text>
        </Row>
      </Container>
      <Foundations />
      <Section title="In the shop">
        <Shop />
      </Section>
      <Section title="Choices">
        <Choices />
      </Section>
      <Section title="Forms">
        <FormFields />
      </Section>
      <Section title="Feedback">
        <Feedback />
      </Section>
      <Section title="Dialogs and menus">
        <Overlays />
      </Section>
    </main>
  );
}

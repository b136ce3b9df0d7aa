import type { ReactNode } from 'react';
import { Container } from './layout.tsx';
import { Heading } from './text.tsx';
import { space } from './tokens.ts';

interface PageBodyProps {
  readonly title: string;
  /** Whether the content is one column for reading and typing. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page for staff. */
export function PageBody({ title, narrow = false, children }: PageBodyProps) {
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[5],
          maxWidth: narrow ? '30rem' : undefined,
        }}
      >
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </Container>
  );
}

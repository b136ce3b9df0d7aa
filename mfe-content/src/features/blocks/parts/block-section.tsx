import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';

interface BlockSectionProps {
  readonly title?: string | undefined;
  /** Its contents reach from edge to edge; the title keeps the gutter. */
  readonly isFullWidth?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section with its heading, within the page's width. */
export function BlockSection({ title, isFullWidth = false, className, children }: BlockSectionProps) {
  const heading = title && <Heading level={2}>{title}</Heading>;
  const stack = {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    overflowWrap: 'anywhere',
  } as const;
  if (isFullWidth)
    return (
      <section css={stack} className={className}>
        {heading && <Container>{heading}</Container>}
        {children}
      </section>
    );
  return (
    <Container as="section" css={stack} className={className}>
      {heading}
      {children}
    </Container>
  );
}

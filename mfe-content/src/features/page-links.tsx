import { css } from '@emotion/react';
import { useId } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import type { getChildPages } from 'shared-contracts/calls/articles';
import { Container } from 'shared-ui/layout';
import { linkStyle } from 'shared-ui/link';
import { Heading, Text } from 'shared-ui/text';
import { color, media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';

interface PageLinksProps {
  readonly title: string;
  readonly links: CallResponse<typeof getChildPages>['children'];
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[6],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const item = css({ display: 'grid', gap: space[1], borderTop: `1px solid ${color.line}`, paddingBlock: space[4] });

/** Pages that lead on from this one; nothing when there are none. */
export function PageLinks({ title, links }: PageLinksProps) {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={titleId} css={{ display: 'grid', gap: space[4], paddingBlock: space[7] }}>
      <Heading level={2} look="h3" id={titleId}>
        {title}
      </Heading>
      <ul css={list}>
        {links.map(({ id, title, url, description }) => (
          <li key={id} css={item}>
            <Link to={url} css={linkStyle}>
              {title}
            </Link>
            {description && (
              <Text look="small" tone="muted">
                {description}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}

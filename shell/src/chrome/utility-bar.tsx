import { css } from '@emotion/react';
import type { Target } from 'shared-contracts/fields';
import { Container } from 'shared-ui/layout';
import { color, media, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';

// Small screens have the same links in their menu.
const bar = css({
  display: 'none',
  background: color.tile,
  [media.wide]: { display: 'block' },
});
const row = css({ ...type.small, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: space[5] });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});

/** The links above the header that editors chose, such as stores and help. */
export function UtilityBar({ links }: { readonly links: readonly Target[] }) {
  const texts = shellMessages(useLocale());
  return (
    <nav aria-label={texts.utilityNavigation} css={bar}>
      <Container as="ul" css={row}>
        {links.map(({ text, url }) => (
          <li key={url}>
            <Link to={url} css={link}>
              {text}
            </Link>
          </li>
        ))}
      </Container>
    </nav>
  );
}

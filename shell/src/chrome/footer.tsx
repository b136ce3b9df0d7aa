import { css } from '@emotion/react';
import { isInEuropeanUnion } from 'shared-contracts/european-union';
import { usePlatform } from 'shared-contracts/platform';
import { ContourLines } from 'shared-ui/contour-lines';
import { Container } from 'shared-ui/layout';
import { color, media, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import type { ChromeContent } from '../app/load-chrome.ts';
import { shellMessages } from '../app/messages.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  [media.belowDesktop]: { minHeight: '2.75rem' },
});

const button = css({ padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' });

/** The footer: link columns, country and language, appearance, and legal links. */
export function Footer({
  kind,
  content,
}: {
  readonly kind: 'full' | 'checkout' | 'staff';
  readonly content: ChromeContent['footer'];
}) {
  const { consent, locale } = usePlatform();
  const texts = shellMessages(locale);
  return (
    <footer
      data-theme="dark"
      css={{ position: 'relative', overflow: 'hidden', background: color.paper, color: color.ink, marginTop: space[9] }}
    >
      {kind === 'full' && <ContourLines />}
      <Container
        css={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space[7],
          paddingBlock: kind === 'full' ? `${space[8]} ${space[6]}` : space[5],
        }}
      >
        {kind === 'full' && content && (
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: space[6],
              [media.desktop]: { gridTemplateColumns: '5fr 7fr' },
            }}
          >
            <p css={{ ...type.h2, maxWidth: '14ch' }}>{content.brand.claim}</p>
            <nav
              id="site-map"
              aria-label={texts.footerNavigation}
              css={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
                gap: space[5],
              }}
            >
              {content.columns.map((column) => (
                <div key={column.title}>
                  <p css={{ ...type.small, color: color.muted, fontWeight: 600, marginBottom: space[2] }}>
                    {column.title}
                  </p>
                  <ul>
                    {column.links.map((target) => (
                      <li key={target.url + target.text}>
                        <Link to={target.url} css={link}>
                          {target.text}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
        )}
        {kind === 'full' && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'end' }}>
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        )}
        {(content || kind !== 'staff') && (
          <div
            css={{
              ...type.small,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: space[5],
              alignItems: 'center',
              color: color.muted,
            }}
          >
            {content && <p>{content.copyright}</p>}
            {content?.legal.map((target) => (
              <Link key={target.url} to={target.url} css={link}>
                {target.text}
              </Link>
            ))}
            {kind !== 'staff' && isInEuropeanUnion(locale) && (
              // On every page, whatever its editors link (Directive 2011/83/EU, article 11a).
              <Link to="/withdrawal" css={link}>
                {texts.withdraw}
              </Link>
            )}
            {kind !== 'staff' && (
              <button type="button" css={[link, button]} onClick={consent.openPreferences}>
                {texts.cookiePreferences}
              </button>
            )}
          </div>
        )}
      </Container>
    </footer>
  );
}

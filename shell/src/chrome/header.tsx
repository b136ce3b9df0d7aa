import { css } from '@emotion/react';
import { useState } from 'react';
import type { MenuNode } from 'shared-contracts/calls/chrome';
import type { Target } from 'shared-contracts/fields';
import { MenuIcon } from 'shared-ui/icon';
import { IconButton, iconButtonStyle } from 'shared-ui/icon-button';
import { Container } from 'shared-ui/layout';
import { color, headerHeight, layer, media, space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { AccountButton } from './account-button.tsx';
import { BagButton } from './bag-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { FavoritesLink } from './favorites-link.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchButton } from './search-button.tsx';

const menuButton = css({ marginInlineStart: `-${space[3]}`, [media.wide]: { display: 'none' } });

interface HeaderProps {
  readonly brand: string;
  readonly nodes: readonly MenuNode[];
  /** The links of the bar above the header, which small screens have in their menu. */
  readonly utility?: readonly Target[];
}

/** The header. Every control is a link first, so that it works before and without script. */
export function Header({ brand, nodes, utility = [] }: HeaderProps) {
  const texts = shellMessages(useLocale());
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header
      css={{
        position: 'sticky',
        top: 'var(--store-bar, 0)',
        zIndex: layer.header,
        background: color.paper,
        borderBottom: `1px solid ${color.line}`,
      }}
    >
      <Container css={{ display: 'flex', alignItems: 'center', gap: space[2], minHeight: headerHeight }}>
        <IconButton
          css={[menuButton, { '@media (scripting: none)': { display: 'none' } }]}
          label={texts.menu}
          icon={<MenuIcon />}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        {/* Without script the foot of the page holds the same links. */}
        <a
          href="#site-map"
          aria-label={texts.menu}
          css={[
            iconButtonStyle,
            { display: 'none', '@media (scripting: none)': { display: 'inline-grid' } },
            menuButton,
          ]}
        >
          <MenuIcon />
        </a>
        <BrandLink
          brand={brand}
          to="/"
          page={texts.home}
          css={{ marginInlineEnd: `min(${space[5]}, 2vw)`, [media.tablet]: { marginInlineEnd: space[5] } }}
        />
        <MegaMenu nodes={nodes} />
        <div css={{ display: 'flex', marginInlineStart: 'auto', marginInlineEnd: `-${space[3]}` }}>
          <SearchButton />
          <FavoritesLink />
          <AccountButton />
          <BagButton />
        </div>
      </Container>
      <MobileMenu nodes={nodes} utility={utility} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

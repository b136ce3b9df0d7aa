import type { MenuNode } from 'shared-contracts/calls/chrome';
import type { Target } from 'shared-contracts/fields';
import { AccordionItem } from 'shared-ui/accordion';
import { Dialog } from 'shared-ui/dialog';
import { HeartIcon, UserIcon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { color, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';
import { useCloseOnBack } from '../app/overlay-history.ts';
import { LateSummary, SignOutButton } from './account-button.tsx';
import { useHasFavorites } from './favorites-link.tsx';
import { columnsOf, opensPanel, shopAllOf } from './menu-entries.ts';
import { MenuEntryIcon } from './menu-icon.tsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
} as const;

const banner = {
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  color: 'inherit',
  textDecoration: 'none',
} as const;
const bannerPicture = { aspectRatio: '16 / 9', borderRadius: '6px', width: '100%' } as const;

/** The menu of small screens: expandable sections with large targets. */
export function MobileMenu({
  nodes,
  utility,
  open,
  onClose,
}: {
  readonly nodes: readonly MenuNode[];
  readonly utility: readonly Target[];
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const texts = shellMessages(useLocale());
  const isSignedIn = useHasAccount();
  const isOffered = useHasFavorites();
  useCloseOnBack(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.menu}
      closeLabel={texts.closeMenu}
      variant="panel"
      side="left"
      phoneSide="left"
    >
      <nav aria-label={texts.mainNavigation}>
        {nodes.map((node) =>
          opensPanel(node) ? (
            <Section key={node.id} node={node} />
          ) : (
            <Link key={node.id} to={node.target.url} css={[row, type.h3]}>
              <MenuEntryIcon name={node.menuIcon} />
              {node.title}
            </Link>
          ),
        )}
        {utility.length > 0 && (
          <ul css={{ marginTop: space[4], borderTop: `1px solid ${color.line}`, paddingTop: space[3] }}>
            {utility.map(({ text, url }) => (
              <li key={url}>
                <Link to={url} css={row}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link
          to="/account"
          css={[row, { marginTop: space[4], borderTop: `1px solid ${color.line}`, paddingTop: space[3] }]}
        >
          <UserIcon /> {texts.account}
        </Link>
        {isSignedIn && <div css={{ minHeight: '3.5rem' }}>{open && <LateSummary />}</div>}
        {isOffered && (
          <Link to="/favorites" css={row}>
            <HeartIcon /> {texts.favorites}
          </Link>
        )}
        {isSignedIn && <SignOutButton onSignedOut={onClose} />}
      </nav>
    </Dialog>
  );
}

/** An entry that opens in place, with its columns below each other. */
function Section({ node }: { readonly node: MenuNode }) {
  const texts = shellMessages(useLocale());
  const shopAll = shopAllOf(node, 'small', texts.shopAll);
  return (
    <AccordionItem
      title={
        <span css={{ display: 'inline-flex', alignItems: 'center', gap: space[2] }}>
          <MenuEntryIcon name={node.menuIcon} />
          {node.title}
        </span>
      }
    >
      {shopAll && (
        <Link to={shopAll.url} css={[row, { fontWeight: 600 }]}>
          {shopAll.text}
        </Link>
      )}
      {columnsOf(node).map((column) => (
        <div key={column.id} css={{ paddingBottom: space[3] }}>
          <p
            css={{ ...type.small, color: color.muted, fontWeight: 600, paddingTop: space[2] }}
            className={column.titleVisibility === 'hidden' ? 'visually-hidden' : undefined}
          >
            {column.title}
          </p>
          {column.links.map((link) => (
            <Link key={link.id} to={link.target.url} css={row}>
              <MenuEntryIcon name={link.menuIcon} />
              {link.title}
            </Link>
          ))}
        </div>
      ))}
      {node.visualSelectors?.map(({ id, target }) => (
        <Link key={id} to={target.url} css={row}>
          {target.text}
        </Link>
      ))}
      {node.menuBanner && (
        <Link to={node.menuBanner.target.url} css={banner}>
          <Picture {...node.menuBanner.picture} alt="" sizes="100vw" cover css={bannerPicture} />
          <span css={type.h3}>{node.menuBanner.title}</span>
          <span css={{ textDecoration: 'underline', textUnderlineOffset: '.25em' }}>{node.menuBanner.target.text}</span>
        </Link>
      )}
    </AccordionItem>
  );
}

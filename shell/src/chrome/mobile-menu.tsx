import type { MenuNode } from 'shared-contracts/calls/content';
import { AccordionItem } from 'shared-ui/accordion';
import { Dialog } from 'shared-ui/dialog';
import { UserIcon } from 'shared-ui/icon';
import { color, space, type } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { useCloseOnBack } from '../browser/overlay-history.ts';
import { SignOutItem, useIsSignedIn } from './account-button.tsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
} as const;

/** The menu of small screens: expandable sections with large targets. */
export function MobileMenu({
  nodes,
  open,
  onClose,
}: {
  readonly nodes: readonly MenuNode[];
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const texts = shellMessages(useLocale());
  const isSignedIn = useIsSignedIn();
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
          node.columns.length === 0 ? (
            <Link key={node.id} to={node.target.url} css={[row, type.h3]}>
              {node.title}
            </Link>
          ) : (
            <AccordionItem key={node.id} title={node.title}>
              <Link to={node.target.url} css={[row, { fontWeight: 600 }]}>
                {texts.shopAll(node.title)}
              </Link>
              {node.columns.map((column) => (
                <div key={column.id} css={{ paddingBottom: space[3] }}>
                  <p css={{ ...type.small, color: color.muted, fontWeight: 600, paddingTop: space[2] }}>
                    {column.title}
                  </p>
                  {column.links.map((link) => (
                    <Link key={link.id} to={link.target.url} css={row}>
                      {link.title}
                    </Link>
                  ))}
                </div>
              ))}
            </AccordionItem>
          ),
        )}
        <Link
          to="/account"
          css={[row, { marginTop: space[4], borderTop: `1px solid ${color.line}`, paddingTop: space[3] }]}
        >
          <UserIcon /> {texts.account}
        </Link>
        {isSignedIn && <SignOutItem onSignedOut={onClose} />}
      </nav>
    </Dialog>
  );
}

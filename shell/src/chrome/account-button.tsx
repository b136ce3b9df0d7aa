import type { Interpolation, Theme } from '@emotion/react';
import { lazy, useEffect, useRef, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { UserIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { Menu, menuItemStyle } from 'shared-ui/menu';
import { media, space } from 'shared-ui/tokens';
import { LatePart } from 'storefront-kit/late-part';
import { Link } from 'storefront-kit/routing';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useLocale } from 'storefront-kit/use-locale';
import { useReport } from 'storefront-kit/use-report';
import { useHasAccount, useSession } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';
import { signedInBefore } from '../app/signed-in-before.ts';

const AccountSummary = lazy(async () => ({ default: (await import('./account-summary.tsx')).AccountSummary }));

const linkId = 'account-link';
const fromTablet = { display: 'none', [media.tablet]: { display: 'inline-grid' } } as const;

interface SignOutButtonProps {
  /** An item of a menu by default. */
  readonly look?: Interpolation<Theme>;
  readonly onSignedOut?: () => void;
}

/** Signs out; a page that may be seen by guests stays open. */
export function SignOutButton({ look = menuItemStyle, onSignedOut }: SignOutButtonProps) {
  const texts = shellMessages(useLocale());
  const { isLeaving, leave } = useLeaveAccount({
    remote: 'shell',
    failed: texts.signOutFailed,
    done: texts.signedOut,
    onLeft: onSignedOut,
  });
  return (
    <button type="button" css={look} aria-disabled={isLeaving} onClick={() => void (isLeaving || leave())}>
      {isLeaving ? texts.signingOut : texts.signOut}
    </button>
  );
}

/** Who is signed in; read anew for somebody else, as who signed in in another tab. */
export function LateSummary() {
  const session = useSession();
  return (
    <LatePart remote="shell">
      <AccountSummary key={'consumerNo' in session ? session.consumerNo : ''} />
    </LatePart>
  );
}

/** Leads to the account; a menu with its pages and the way out once somebody is signed in, at the same place and size. */
export function AccountButton() {
  const texts = shellMessages(useLocale());
  const isSignedIn = useHasAccount();
  const [openings, setOpenings] = useState(0);
  const { session } = usePlatform();
  const { status } = useSession();
  const report = useReport('shell');
  useEffect(() => {
    // Most pages make no call of their own, and would not learn that somebody is signed in.
    if (signedInBefore.read() === undefined) return;
    session.ready().catch(report);
  }, [session, report]);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // The button that had the focus went with the menu.
    if (wasSignedIn.current && !isSignedIn && document.activeElement === document.body)
      document.getElementById(linkId)?.focus();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
  if (!isSignedIn)
    return (
      <Link
        id={linkId}
        to="/account"
        aria-label={texts.account}
        title={texts.account}
        css={[iconButtonStyle, fromTablet]}
      >
        <UserIcon />
      </Link>
    );
  return (
    <div css={fromTablet}>
      <Menu
        label={texts.account}
        icon={<UserIcon />}
        look="icon"
        align="end"
        onOpen={() => setOpenings((before) => before + 1)}
      >
        <div css={{ minHeight: '4rem', minWidth: '14rem', padding: `${space[2]} ${space[3]}` }}>
          {openings > 0 && <LateSummary key={openings} />}
        </div>
        <Link to="/account" css={menuItemStyle}>
          {texts.yourAccount}
        </Link>
        <Link to="/account/orders" css={menuItemStyle}>
          {texts.orders}
        </Link>
        {status === 'consumer' && (
          <Link to="/account/loyalty" css={menuItemStyle}>
            {texts.loyalty}
          </Link>
        )}
        <SignOutButton />
      </Menu>
    </div>
  );
}

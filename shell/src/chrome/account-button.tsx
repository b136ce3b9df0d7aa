import type { Interpolation, Theme } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { UserIcon } from 'shared-ui/icon';
import { iconButtonStyle } from 'shared-ui/icon-button';
import { Menu, menuItemStyle } from 'shared-ui/menu';
import { media } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLeaveAccount } from 'storefront-kit/use-leave-account';
import { useLocale } from 'storefront-kit/use-locale';
import { useReport } from 'storefront-kit/use-report';
import { useHasAccount } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';
import { signedInBefore } from '../app/signed-in-before.ts';

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

/** Leads to the account; a menu with the way out once somebody is signed in, at the same place and size. */
export function AccountButton() {
  const texts = shellMessages(useLocale());
  const isSignedIn = useHasAccount();
  const { session } = usePlatform();
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
      <Menu label={texts.account} icon={<UserIcon />} look="icon" align="end">
        <Link to="/account" css={menuItemStyle}>
          {texts.yourAccount}
        </Link>
        <SignOutButton />
      </Menu>
    </div>
  );
}

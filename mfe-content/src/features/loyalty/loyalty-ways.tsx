import { useEffect, useRef } from 'react';
import type { DialogHandle } from 'shared-contracts/dialogs';
import { signInDialog, signUpDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { Button, buttonStyle } from 'shared-ui/button';
import { media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useReport } from 'storefront-kit/use-report';
import { useSession } from 'storefront-kit/use-session';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';

const linkId = 'membership-link';

/** The ways into the loyalty program, which is not for employees: of the account that is signed in, else by a new one or signing in. */
export function LoyaltyWays({ onLeave }: { readonly onLeave?: () => void }) {
  const { locale, dialogs } = usePlatform();
  const report = useReport('content');
  const texts = loyaltyMessages(locale);
  const goOn = ({ result }: DialogHandle<void>) => result.catch(report);
  const { status } = useSession();
  const wasGuest = useRef(false);
  useEffect(() => {
    // Signing in replaces the button that had the focus.
    if (status === 'consumer' && wasGuest.current && document.activeElement === document.body)
      document.getElementById(linkId)?.focus();
    wasGuest.current = status === 'guest' || status === 'loading';
  }, [status]);
  if (status === 'employee' || status === 'associate') return null;
  if (status === 'consumer')
    return (
      <Link id={linkId} to="/account/loyalty" css={buttonStyle({})} onClick={onLeave}>
        {texts.account}
      </Link>
    );
  return (
    <div
      css={{
        display: 'grid',
        gap: space[3],
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Button block onClick={() => goOn(dialogs.open(signUpDialog, {}))}>
        {texts.join}
      </Button>
      <Button block variant="secondary" onClick={() => goOn(dialogs.open(signInDialog, {}))}>
        {texts.signIn}
      </Button>
    </div>
  );
}

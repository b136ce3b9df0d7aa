import { usePlatform } from 'shared-contracts/platform';
import type { AccountFormProps } from 'shared-contracts/slots/account';
import { Alert } from 'shared-ui/alert';
import { buttonStyle } from 'shared-ui/button';
import { Link } from 'storefront-kit/routing';
import { useSignedIn } from 'storefront-kit/use-session';
import { AccountEntry } from '../features/sign-in/account-entry.tsx';
import { signUpMessages } from '../messages/sign-up-messages.ts';

/** Sign-in or sign-up in other domains' pages (CNT-17). */
export default function AccountForm(props: AccountFormProps) {
  const { locale } = usePlatform();
  const texts = signUpMessages(locale);
  if (useSignedIn())
    return (
      <Alert
        tone="success"
        action={
          <Link to="/account" css={buttonStyle({ variant: 'secondary', size: 'small' })}>
            {texts.toAccount}
          </Link>
        }
      >
        {texts.signedInAlready}
      </Alert>
    );
  return <AccountEntry {...props} />;
}

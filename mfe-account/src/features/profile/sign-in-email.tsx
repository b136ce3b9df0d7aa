import { buttonStyle } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { profileMessages } from '../../messages/profile-messages.ts';

/** The email that the account signs in with, and the way to the page where it is changed. */
export function SignInEmail({ email }: { readonly email: string }) {
  const texts = profileMessages(useLocale());
  return (
    <dl>
      <Text as="dt" look="small" weight={600}>
        {texts.email}
      </Text>
      <dd css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] }}>
        <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{email}</span>
        <Link
          to="/account/security"
          css={buttonStyle({ variant: 'link', size: 'small' })}
          aria-label={texts.changeEmail}
        >
          {texts.change}
        </Link>
      </dd>
    </dl>
  );
}

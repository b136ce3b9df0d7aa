import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

/** Leads to the form for a forgotten password: in place of this one with `onForgot`, else on its page. */
export function ForgotLink({ onForgot }: { readonly onForgot?: (() => void) | undefined }) {
  const text = signInMessages(useLocale()).forgot;
  if (!onForgot)
    return (
      <Link to="/forgot-password" css={linkStyle}>
        {text}
      </Link>
    );
  return (
    <Button variant="link" onClick={onForgot}>
      {text}
    </Button>
  );
}

import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';

interface ForgotLinkProps {
  readonly onForgot?: (() => void) | undefined;
  readonly className?: string;
}

/** Leads to the form for a forgotten password: in place of this one with `onForgot`, else on its page. */
export function ForgotLink({ onForgot, ...rest }: ForgotLinkProps) {
  const text = signInMessages(useLocale()).forgot;
  if (!onForgot)
    return (
      <Link to="/forgot-password" css={linkStyle} {...rest}>
        {text}
      </Link>
    );
  return (
    <Button variant="link" onClick={onForgot} {...rest}>
      {text}
    </Button>
  );
}

import { Fragment, type ReactNode } from 'react';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { Alert } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { ForgotLink } from './forgot-link.tsx';
import { type SignInHelp, signInHelp } from './sign-in-help.ts';

interface SignInProblemProps {
  readonly error: ProductError;
  readonly onForgot?: (() => void) | undefined;
}

/** Why signing in failed, in the services' words, with a link to help. */
export function SignInProblem({ error, onForgot }: SignInProblemProps) {
  const texts = signInMessages(useLocale());
  const help = signInHelp(error.id);
  const ways: Readonly<Record<SignInHelp, ReactNode>> = {
    'forgot-password': <ForgotLink onForgot={onForgot} />,
    'contact-us': (
      <Link to="/help/contact-us" css={linkStyle}>
        {texts.contact}
      </Link>
    ),
  };
  return (
    <Alert tone="error" announce="alert">
      <span>{error.message || texts.failed}</span>
      {help.length > 0 && (
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: space[4], paddingTop: space[2] }}>
          {help.map((to) => (
            <Fragment key={to}>{ways[to]}</Fragment>
          ))}
        </span>
      )}
    </Alert>
  );
}

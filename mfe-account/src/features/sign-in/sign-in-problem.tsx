import type { ProductError } from 'shared-contracts/errors/product-error';
import { Alert } from 'shared-ui/alert';
import { linkStyle } from 'shared-ui/link';
import { space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { type SignInHelp, signInHelp } from './sign-in-help.ts';

/** Why signing in failed, in the services' words, with a link to help. */
export function SignInProblem({ error }: { readonly error: ProductError }) {
  const texts = signInMessages(useLocale());
  const help = signInHelp(error.id);
  const labels: Readonly<Record<SignInHelp, string>> = { 'forgot-password': texts.forgot, 'contact-us': texts.contact };
  const paths: Readonly<Record<SignInHelp, string>> = {
    'forgot-password': '/forgot-password',
    'contact-us': '/help/contact-us',
  };
  return (
    <Alert tone="error" announce="alert">
      <span>{error.message || texts.failed}</span>
      {help.length > 0 && (
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: space[4], paddingTop: space[2] }}>
          {help.map((to) => (
            <Link key={to} to={paths[to]} css={linkStyle}>
              {labels[to]}
            </Link>
          ))}
        </span>
      )}
    </Alert>
  );
}

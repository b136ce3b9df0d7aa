import { LockIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { color, media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { useHasAccount } from 'storefront-kit/use-session';
import { shellMessages } from '../app/messages.ts';
import { SignOutButton } from './account-button.tsx';
import { BrandLink } from './brand-link.tsx';

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
} as const;

/** The header of checkout: the brand, the ways back to the cart and out of the account, and nothing else. */
export function CheckoutHeader({ brand }: { readonly brand: string }) {
  const texts = shellMessages(useLocale());
  const isSignedIn = useHasAccount();
  return (
    <header css={{ borderBottom: `1px solid ${color.line}` }}>
      <Container
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space[4],
          minHeight: '4.25rem',
        }}
      >
        <BrandLink brand={brand} to="/" page={texts.home} />
        <p css={{ display: 'none', gap: space[2], color: color.muted, [media.tablet]: { display: 'flex' } }}>
          <LockIcon size={20} /> {texts.secureCheckout}
        </p>
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: space[5] }}>
          <Link to="/cart" css={quiet}>
            {texts.backToCart}
          </Link>
          {isSignedIn && <SignOutButton look={quiet} />}
        </div>
      </Container>
    </header>
  );
}

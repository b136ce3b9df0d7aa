import { LockIcon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { color, media, space } from 'shared-ui/tokens';
import { Link } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { shellMessages } from '../app/messages.ts';
import { BrandLink } from './brand-link.tsx';

/** The header of checkout: the brand, a link back to the cart, and nothing else. */
export function CheckoutHeader({ brand }: { readonly brand: string }) {
  const texts = shellMessages(useLocale());
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
        <Link to="/cart" css={{ color: 'inherit', minHeight: '2.75rem', display: 'inline-flex', alignItems: 'center' }}>
          {texts.backToCart}
        </Link>
      </Container>
    </header>
  );
}

import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { NewsletterLink } from '../features/newsletter/newsletter-link.tsx';
import { newsletterMessages } from '../messages/newsletter-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: newsletterMessages(locale).title,
  robots: 'noindex',
});

/** The target of the link in the newsletter's mail; without a token, the form that requests one. */
export default function NewsletterScreen() {
  const texts = newsletterMessages(useLocale());
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{texts.title}</Heading>
        {token ? <NewsletterLink key={token} token={token} /> : <NewsletterForm place="page" />}
      </div>
    </Container>
  );
}

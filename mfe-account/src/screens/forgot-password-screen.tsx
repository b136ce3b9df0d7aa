import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { Container } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { MailLinkForm } from '../features/sign-in/mail-link-form.tsx';
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx';
import { signInMessages } from '../messages/sign-in-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: signInMessages(locale).forgotTitle,
  robots: 'noindex',
});

/** Asks for the link that sets a new password; with the link, the new password itself (ACC-06). */
export default function ForgotPasswordScreen() {
  const texts = signInMessages(useLocale());
  const [parameters, setParameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <Container css={{ paddingBlock: `${space[7]} ${space[8]}` }}>
      <div css={{ display: 'grid', gap: space[5], maxWidth: '28rem' }}>
        <Heading level={1}>{token ? texts.newTitle : texts.forgotTitle}</Heading>
        {token ? <NewPasswordForm token={token} onLinkEnded={() => setParameters({})} /> : <MailLinkForm />}
      </div>
    </Container>
  );
}

import type { Locale } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';
import { KeyIcon, MailIcon } from 'shared-ui/icon';
import { Container, sheetStyle } from 'shared-ui/layout';
import { Heading } from 'shared-ui/text';
import { useSearchParams } from 'storefront-kit/routing';
import { useLocale } from 'storefront-kit/use-locale';
import { formColumns } from '../features/area/form-columns.ts';
import { HelpPoints } from '../features/area/help-points.tsx';
import { MailLinkForm } from '../features/sign-in/mail-link-form.tsx';
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx';
import { forgotMessages } from '../messages/forgot-messages.ts';
import { signInMessages } from '../messages/sign-in-messages.ts';

export const head = (_data: unknown, { locale }: { readonly locale: Locale }): Head => ({
  title: signInMessages(locale).forgotTitle,
  robots: 'noindex',
});

/** Asks for the link that sets a new password; with the link, the new password itself (ACC-06). */
export default function ForgotPasswordScreen() {
  const locale = useLocale();
  const texts = signInMessages(locale);
  const help = forgotMessages(locale);
  const [parameters, setParameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <Container css={formColumns}>
      <div css={{ gridColumn: '1 / -1' }}>
        <Heading level={1}>{token ? texts.newTitle : texts.forgotTitle}</Heading>
      </div>
      <div css={sheetStyle}>
        {token ? <NewPasswordForm token={token} onLinkEnded={() => setParameters({})} /> : <MailLinkForm />}
      </div>
      {!token && (
        <HelpPoints
          label={help.title}
          points={[
            { Icon: MailIcon, title: help.spamTitle, text: help.spamText },
            { Icon: KeyIcon, title: help.codeTitle, text: help.codeText },
          ]}
        />
      )}
    </Container>
  );
}

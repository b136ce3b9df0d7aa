import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { linkStyle } from 'shared-ui/link';
import { Text } from 'shared-ui/text';
import { LegalLink } from 'storefront-kit/legal-link';
import { useLocale } from 'storefront-kit/use-locale';
import { supportMessages } from '../../messages/support-messages.ts';

interface SendCaseProps {
  /** Why the form was not stored. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
}

/** The end of a form that opens a support case. */
export function SendCase({ problem, isSending }: SendCaseProps) {
  const texts = supportMessages(useLocale());
  return (
    <>
      <Text look="small" tone="muted">
        {texts.privacy}{' '}
        <LegalLink page="privacy" css={linkStyle}>
          {texts.readPrivacy}
        </LegalLink>
      </Text>
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
      <Button type="submit" size="large" loading={isSending} loadingText={texts.sending}>
        {texts.send}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { securityMessages } from '../../messages/security-messages.ts';
import { Setting } from '../area/setting.tsx';
import { useOpening } from '../area/use-opening.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useProfile } from '../profile/use-profile.ts';
import { EmailForm } from './email-form.tsx';

/** The email that the account signs in with, to be changed (SEC-02). */
export function EmailSetting() {
  const texts = securityMessages(useLocale());
  const reading = useProfile();
  const [sentTo, setSentTo] = useState<string>();
  const { isOpen, id, close, opener } = useOpening(() => setSentTo(undefined));
  return (
    <Setting
      id="email-title"
      title={texts.email}
      state={
        <WhenRead reading={reading} height="1.5rem">
          {({ consumerDetails }) => (
            <Text css={{ overflowWrap: 'anywhere' }}>{texts.emailText(consumerDetails.email)}</Text>
          )}
        </WhenRead>
      }
      action={
        <Button variant="secondary" size="small" {...opener}>
          {texts.changeEmail}
        </Button>
      }
    >
      {sentTo && (
        <Alert tone="success" announce="status">
          {texts.emailSent(sentTo)}
        </Alert>
      )}
      {isOpen && (
        <EmailForm
          id={id}
          onSent={(email) => {
            setSentTo(email);
            close();
          }}
          onCancel={close}
        />
      )}
    </Setting>
  );
}

import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { securityMessages } from '../../messages/security-messages.ts';
import { Setting } from '../area/setting.tsx';
import { useOpening } from '../area/use-opening.ts';
import { PasswordForm } from './password-form.tsx';

/** The password of the account, to be changed (ACC-06). */
export function PasswordSetting() {
  const { locale, toasts } = usePlatform();
  const texts = securityMessages(locale);
  const { isOpen, id, close, opener } = useOpening();
  return (
    <Setting
      id="password-title"
      title={texts.password}
      state={<Text tone="muted">{texts.passwordText}</Text>}
      action={
        <Button variant="secondary" size="small" {...opener}>
          {texts.changePassword}
        </Button>
      }
    >
      {isOpen && (
        <PasswordForm
          id={id}
          onChanged={() => {
            toasts.show({ tone: 'success', text: texts.passwordChanged });
            close();
          }}
          onCancel={close}
        />
      )}
    </Setting>
  );
}

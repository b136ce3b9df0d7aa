import type { CallResponse } from 'shared-contracts/call';
import { type beginSecondFactor, confirmSecondFactor } from 'shared-contracts/calls/second-factor';
import { FormError } from 'shared-ui/form-error';
import { QrCode } from 'shared-ui/qr-code';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { FormButtons } from '../area/form-buttons.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { CodeField } from './code-field.tsx';
import { useCodeForm } from './use-code-form.ts';

interface SecondFactorConfirmProps {
  /** The key of an app; undefined when the code is mailed. */
  readonly app: CallResponse<typeof beginSecondFactor>['app'];
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the key of an app, as QR code and text, and asks for a first code. */
export function SecondFactorConfirm({ app, onConfirmed, onCancel }: SecondFactorConfirmProps) {
  const calls = useAccountCalls();
  const texts = secondFactorMessages(useLocale());
  const { form, refuse } = useCodeForm();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onConfirmed((await calls(confirmSecondFactor, { body: { code } })).recoveryCodes);
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
      <Text>{app ? texts.scan : texts.mailed}</Text>
      {app && (
        <>
          <QrCode label={texts.qr} code={app.qr} />
          <Text tone="muted">
            {texts.key} <code css={{ overflowWrap: 'anywhere' }}>{app.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </Text>
        </>
      )}
      <FormError error={errors.root} />
      <CodeField field={form.register('code')} error={errors.code?.message} />
      <FormButtons
        submit={texts.confirm}
        submitting={texts.confirming}
        isSubmitting={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeStaffPassword } from 'shared-contracts/calls/staff';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { passwordMessages } from 'storefront-kit/password-look';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { staffMessages } from '../../messages/staff-messages.ts';
import { StaffPasswordField } from '../sign-in/fields.tsx';

/** Refusals that concern the new password; AUT450 is the other one with a field. */
const ofNew: readonly string[] = ['AUT451', 'AUT454', 'AUT455', 'FE872'];

/** Changes the own password. */
export function OwnPassword({ onChanged }: { readonly onChanged: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = staffMessages(locale);
  const calls = useStaffCalls('staff');
  const refusalOf = useRefusal('staff');
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: useFormResolver((f) =>
      f.object({
        currentPassword: f.currentPassword(texts.required),
        newPassword: f.newPassword(passwordMessages(locale).passwordRules),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await calls(changeStaffPassword, { body });
      form.reset();
      toasts.show({ tone: 'success', text: texts.changed });
      onChanged();
    } catch (error) {
      const { id, message } = refusalOf(error);
      const field = id === 'AUT450' ? 'currentPassword' : ofNew.includes(id) ? 'newPassword' : undefined;
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setProblem(message || texts.failed);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="own-password">
      <Heading level={2} look="h3" id="own-password">
        {texts.changeTitle}
      </Heading>
      <Text tone="muted">{texts.changeText}</Text>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
        {problem && (
          <Alert tone="error" announce="alert">
            {problem}
          </Alert>
        )}
        <StaffPasswordField
          label={texts.currentPassword}
          field={form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <StaffPasswordField
          label={texts.newPassword}
          isNew
          field={form.register('newPassword')}
          error={errors.newPassword?.message}
        />
        <Button
          type="submit"
          variant="secondary"
          css={{ justifySelf: 'start' }}
          loading={isSubmitting}
          loadingText={texts.changing}
        >
          {texts.change}
        </Button>
      </form>
    </section>
  );
}

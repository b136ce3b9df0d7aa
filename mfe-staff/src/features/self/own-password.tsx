import { useForm } from 'react-hook-form';
import { changeStaffPassword } from 'shared-contracts/calls/staff';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { passwordMessages } from 'storefront-kit/password-look';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { staffMessages } from '../../messages/staff-messages.ts';
import { StaffPasswordField } from '../sign-in/fields.tsx';

/** Changes the own password. */
export function OwnPassword({ onChanged }: { readonly onChanged: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = staffMessages(locale);
  const calls = useStaffCalls('staff');
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
  const refuse = useFormRefusal(form, {
    remote: 'staff',
    failedText: texts.failed,
    fieldOf: ({ id }) => (id === 'AUT450' ? 'currentPassword' : 'newPassword'),
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await calls(changeStaffPassword, { body });
      form.reset();
      toasts.show({ tone: 'success', text: texts.changed });
      onChanged();
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <section css={sheetStyle} aria-labelledby="own-password">
      <Heading level={2} look="h3" id="own-password">
        {texts.changeTitle}
      </Heading>
      <Text tone="muted">{texts.changeText}</Text>
      <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}>
        <FormError error={errors.root} />
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

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { Heading, Text } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { staffMessages } from '../../messages/staff-messages.ts';
import { AppCodeField, StaffPasswordField } from './fields.tsx';

/** Email and password, then the code of the authenticator app. What was typed stays in this page's memory only. */
export function StaffSignInForm() {
  const { locale, staff } = usePlatform();
  const texts = staffMessages(locale);
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    defaultValues: { email: '', password: '', code: '' },
    resolver: useFormResolver((f) =>
      f.object({
        email: f.emailField(texts),
        password: f.currentPassword(texts.required),
        code: asksCode ? f.requiredText(texts.codeRequired) : f.string(),
      }),
    ),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, {
    remote: 'staff',
    failedText: texts.failed,
    fieldOf: ({ id }) => (id === 'AUT461' ? 'code' : undefined),
  });
  const submit = form.handleSubmit(async ({ email, password, code }) => {
    try {
      await staff.signIn({ email, password, ...(asksCode ? { secondFactor: code } : {}) });
    } catch (error) {
      if (isProductError(error, 'AUT460')) setAsksCode(true);
      else refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      {asksCode && (
        <Heading level={2} look="h3">
          {texts.codeTitle}
        </Heading>
      )}
      <FormError error={errors.root} />
      {asksCode ? (
        <>
          <Text tone="muted">{texts.codeText}</Text>
          <AppCodeField field={form.register('code')} error={errors.code?.message} />
        </>
      ) : (
        <>
          <TextField
            type="email"
            label={texts.email}
            autoComplete="username"
            aria-required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <StaffPasswordField
            label={texts.password}
            field={form.register('password')}
            error={errors.password?.message}
          />
        </>
      )}
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.signingIn}>
        {texts.signIn}
      </Button>
      {asksCode && (
        <Button
          variant="ghost"
          onClick={() => {
            form.setValue('code', '');
            form.clearErrors('root');
            setAsksCode(false);
          }}
        >
          {texts.back}
        </Button>
      )}
    </form>
  );
}

import { useForm } from 'react-hook-form';
import type { CallResponse } from 'shared-contracts/call';
import { openStaffLink } from 'shared-contracts/calls/staff';
import type { ErrorId } from 'shared-contracts/errors/catalogue';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { passwordMessages } from 'storefront-kit/password-look';
import { useNavigate } from 'storefront-kit/routing';
import { useCall } from 'storefront-kit/use-call';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { peopleMessages, roleNames } from '../../messages/people-messages.ts';
import { staffMessages } from '../../messages/staff-messages.ts';
import { WhenReady } from '../area/when-ready.tsx';
import { AppCodeField, StaffPasswordField } from '../sign-in/fields.tsx';
import { AppKey } from './app-key.tsx';

interface Values {
  readonly password: string;
  readonly code: string;
}

/** The field at which each refusal is shown. */
const fields: Partial<Record<ErrorId, keyof Values>> = {
  AUT450: 'password',
  AUT454: 'password',
  AUT455: 'password',
  FE872: 'password',
  AUT461: 'code',
};

/** What somebody sees who follows the link of an invitation or a reset. */
export function StaffLink({ token }: { readonly token: string }) {
  const reading = useCall(openStaffLink, { body: { token } }, { remote: 'staff' });
  return <WhenReady reading={reading}>{(opened) => <LinkForm token={token} opened={opened} />}</WhenReady>;
}

interface LinkFormProps {
  readonly token: string;
  readonly opened: CallResponse<typeof openStaffLink>;
}

function LinkForm({ token, opened }: LinkFormProps) {
  const { locale, staff } = usePlatform();
  const texts = staffMessages(locale);
  const navigate = useNavigate();
  const isNew = opened.password === 'new';
  const form = useForm<Values>({
    defaultValues: { password: '', code: '' },
    resolver: useFormResolver((f) =>
      f.object({
        password: isNew ? f.newPassword(passwordMessages(locale).passwordRules) : f.currentPassword(texts.required),
        code: f.requiredText(texts.codeRequired),
      }),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'staff', failedText: texts.failed, fieldOf: ({ id }) => fields[id] });
  const submit = form.handleSubmit(async ({ password, code }) => {
    try {
      await staff.acceptLink({ token, password, secondFactor: code });
      navigate('/staff', { replace: true });
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} css={{ display: 'grid', gap: space[4] }}>
      <Text>{texts.linkFor(opened.email, roleNames(opened.roles, peopleMessages(locale)))}</Text>
      <FormError error={errors.root} />
      {/* Password managers keep the password under it. */}
      <input type="text" autoComplete="username" value={opened.email} readOnly hidden />
      <StaffPasswordField
        label={isNew ? texts.choosePassword : texts.yourPassword}
        isNew={isNew}
        field={form.register('password')}
        error={errors.password?.message}
      />
      <Text>{texts.scan}</Text>
      <AppKey app={opened.app} />
      <AppCodeField field={form.register('code')} error={errors.code?.message} />
      <Button type="submit" size="large" loading={isSubmitting} loadingText={texts.settingUp}>
        {texts.setUp}
      </Button>
    </form>
  );
}

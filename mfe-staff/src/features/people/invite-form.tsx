import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inviteStaff } from 'shared-contracts/calls/staff-people';
import { usePlatform } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { Button } from 'shared-ui/button';
import { FormError } from 'shared-ui/form-error';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormRefusal } from 'storefront-kit/use-form-refusal';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { peopleMessages } from '../../messages/people-messages.ts';
import { RoleBoxes } from './role-boxes.tsx';

/** Invites somebody by email. */
export function InviteForm({ onInvited }: { readonly onInvited: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = peopleMessages(locale);
  const calls = useStaffCalls('staff');
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [isRoleMissing, setRoleMissing] = useState(false);
  const form = useForm({
    defaultValues: { email: '' },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(texts) })),
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = useFormRefusal(form, { remote: 'staff', failedText: texts.failed, fieldOf: () => 'email' });
  const send = form.handleSubmit(async ({ email }) => {
    if (roles.length === 0) return;
    try {
      await calls(inviteStaff, { body: { email, roles: [...roles] } });
      form.reset();
      setRoles([]);
      toasts.show({ tone: 'success', text: texts.invited(email) });
      onInvited();
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setRoleMissing(roles.length === 0);
        void send(event);
      }}
      css={{ display: 'grid', gap: space[4], maxWidth: '30rem' }}
      aria-labelledby="invite-title"
    >
      <Heading level={3} id="invite-title">
        {texts.inviteTitle}
      </Heading>
      <FormError error={errors.root} />
      <TextField
        type="email"
        label={texts.email}
        autoComplete="off"
        aria-required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleBoxes
        id="invite-roles"
        roles={roles}
        onChange={(chosen) => {
          setRoles(chosen);
          if (chosen.length > 0) setRoleMissing(false);
        }}
        error={isRoleMissing ? texts.roleRequired : undefined}
      />
      <Button type="submit" loading={isSubmitting} loadingText={texts.inviting} css={{ justifySelf: 'start' }}>
        {texts.invite}
      </Button>
    </form>
  );
}

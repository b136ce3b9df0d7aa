import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inviteStaff } from 'shared-contracts/calls/staff-people';
import { usePlatform } from 'shared-contracts/platform';
import type { StaffRole } from 'shared-contracts/staff-role';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Heading } from 'shared-ui/text';
import { TextField } from 'shared-ui/text-field';
import { space } from 'shared-ui/tokens';
import { useFormResolver } from 'storefront-kit/use-form-resolver';
import { useRefusal } from 'storefront-kit/use-refusal';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { peopleMessages } from '../../messages/people-messages.ts';
import { RoleBoxes } from './role-boxes.tsx';

/** Invites somebody by email. */
export function InviteForm({ onInvited }: { readonly onInvited: () => void }) {
  const { locale, toasts } = usePlatform();
  const texts = peopleMessages(locale);
  const calls = useStaffCalls('staff');
  const refusalOf = useRefusal('staff');
  const [problem, setProblem] = useState<string>();
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [isRoleMissing, setRoleMissing] = useState(false);
  const form = useForm({
    defaultValues: { email: '' },
    resolver: useFormResolver((f) => f.object({ email: f.emailField(texts) })),
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ email }) => {
    setProblem(undefined);
    if (roles.length === 0) return;
    try {
      await calls(inviteStaff, { body: { email, roles: [...roles] } });
      form.reset();
      setRoles([]);
      toasts.show({ tone: 'success', text: texts.invited(email) });
      onInvited();
    } catch (error) {
      const { id, message } = refusalOf(error);
      if (id === 'STF400' || id === 'AUT453')
        form.setError('email', { type: 'server', message }, { shouldFocus: true });
      else setProblem(message || texts.failed);
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
      {problem && (
        <Alert tone="error" announce="alert">
          {problem}
        </Alert>
      )}
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

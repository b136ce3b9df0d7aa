import { useState } from 'react';
import { changeStaffRoles, deactivateStaff, resetStaff, type StaffPerson } from 'shared-contracts/calls/staff-people';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { color, space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { useStaffCalls } from 'storefront-kit/use-staff';
import { peopleMessages } from '../../messages/people-messages.ts';
import { RoleBoxes } from './role-boxes.tsx';

interface ManageDialogProps {
  readonly person: StaffPerson;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onChanged: () => void;
}

/** What an operator may do to somebody: roles, reset, deactivation. */
export function ManageDialog({ person, open, onClose, onClosed, onChanged }: ManageDialogProps) {
  const { locale, toasts } = usePlatform();
  const texts = peopleMessages(locale);
  const calls = useStaffCalls('staff');
  const [roles, setRoles] = useState<readonly (typeof person.roles)[number][]>(person.roles);
  const [isAsking, setAsking] = useState(false);
  const { pending, isPending, error, failed, run } = useMutation({ remote: 'staff' });
  const { email } = person;
  const params = { staffId: person.staffId };
  const change = async (key: string, work: () => Promise<unknown>, done: string): Promise<void> => {
    if (!(await run(work, key))) return;
    toasts.show({ tone: 'success', text: done });
    onChanged();
    onClose();
  };
  const button = (key: string) => ({ loading: pending === key, disabled: isPending && pending !== key });
  const section = { borderTop: `1px solid ${color.line}`, paddingTop: space[4] };
  const problemOf = (...keys: string[]) =>
    error && failed && keys.includes(failed) ? (
      <Alert tone="error" announce="alert">
        {error.message || texts.failed}
      </Alert>
    ) : null;
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title={texts.manageOf(email)} closeLabel={texts.close}>
      <Stack gap={5}>
        <Stack gap={3}>
          {problemOf('roles')}
          <RoleBoxes
            id="manage-roles"
            roles={roles}
            onChange={setRoles}
            error={roles.length === 0 ? texts.roleRequired : undefined}
          />
          <Button
            css={{ justifySelf: 'start' }}
            {...button('roles')}
            loadingText={texts.saveRoles}
            onClick={() => {
              if (roles.length === 0) return;
              const body = { roles: [...roles] };
              void change('roles', () => calls(changeStaffRoles, { params, body }), texts.saved(email));
            }}
          >
            {texts.saveRoles}
          </Button>
        </Stack>
        <Stack gap={3} css={section}>
          <Heading level={3}>{texts.resetTitle}</Heading>
          <Text tone="muted">{texts.resetText}</Text>
          {problemOf('app', 'password')}
          <Row>
            {(['app', 'password'] as const).map((what) => (
              <Button
                key={what}
                variant="secondary"
                {...button(what)}
                loadingText={what === 'app' ? texts.reset : texts.resetPassword}
                onClick={() => {
                  const body = { password: what === 'password' };
                  void change(what, () => calls(resetStaff, { params, body }), texts.wasReset(email));
                }}
              >
                {what === 'app' ? texts.reset : texts.resetPassword}
              </Button>
            ))}
          </Row>
        </Stack>
        <Stack gap={3} css={section}>
          <Heading level={3}>{texts.deactivateTitle}</Heading>
          <Text tone="muted">{texts.deactivateText}</Text>
          {problemOf('deactivate')}
          <Button
            variant="secondary"
            css={{ justifySelf: 'start' }}
            {...button('deactivate')}
            loadingText={texts.deactivate}
            onClick={() => {
              // The second press of the same button confirms.
              if (!isAsking) return setAsking(true);
              void change('deactivate', () => calls(deactivateStaff, { params }), texts.deactivated(email));
            }}
          >
            {isAsking ? texts.deactivateNow : texts.deactivate}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}

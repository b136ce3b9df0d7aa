import { type StaffRole, staffRoles } from 'shared-contracts/staff-role';
import { Checkbox } from 'shared-ui/checkbox';
import { FieldError } from 'shared-ui/field';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useLocale } from 'storefront-kit/use-locale';
import { peopleMessages } from '../../messages/people-messages.ts';

interface RoleBoxesProps {
  /** Unique on the page. */
  readonly id: string;
  readonly roles: readonly StaffRole[];
  readonly onChange: (roles: readonly StaffRole[]) => void;
  readonly error?: string | undefined;
}

/** A choice of roles; one person may have several. */
export function RoleBoxes({ id, roles, onChange, error }: RoleBoxesProps) {
  const texts = peopleMessages(useLocale());
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, marginBottom: space[2], fontWeight: 500 }}>{texts.roles}</legend>
      <div css={{ display: 'grid', gap: space[2] }}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            id={`${id}-${role}`}
            label={texts[role]}
            hint={texts[`${role}Note`]}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          />
        ))}
      </div>
      {error && (
        <Text as="div">
          <FieldError id={errorId}>{error}</FieldError>
        </Text>
      )}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { InlineMessage } from 'shared-ui/alert';
import { useLocale } from 'storefront-kit/use-locale';
import { hasRole, useStaff } from 'storefront-kit/use-staff';
import { useStaffMember } from 'storefront-kit/use-staff-member';
import { studioMessages } from '../../messages/studio-messages.ts';
import { WhenReady } from './when-ready.tsx';

interface EditorsOnlyProps {
  /** Where the sign-in leads back to. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Shows its content to editors, and leads those who are not signed in to the sign-in. */
export function EditorsOnly({ page, children }: EditorsOnlyProps) {
  const texts = studioMessages(useLocale());
  const isEditor = hasRole(useStaff(), 'editor');
  const reading = useStaffMember({ remote: 'studio', page });
  return (
    <WhenReady reading={reading}>
      {() => (isEditor ? children : <InlineMessage tone="warning">{texts.editorsOnly}</InlineMessage>)}
    </WhenReady>
  );
}

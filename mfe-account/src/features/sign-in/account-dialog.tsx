import { lazy } from 'react';
import { simplifiedEnrollment } from 'shared-contracts/flags/account';
import { useFirstFlag } from 'storefront-kit/use-flag';
import { EntryDialog, type EntryDialogProps } from './entry-dialog.tsx';

const EnrollDialog = lazy(async () => ({ default: (await import('../enroll/enroll-dialog.tsx')).EnrollDialog }));

/** Signing in or signing up by steps where the flag says so, else by a form of each. */
export function AccountDialog({ first, ...props }: EntryDialogProps) {
  const bySteps = useFirstFlag(simplifiedEnrollment);
  if (!bySteps) return <EntryDialog first={first} {...props} />;
  return <EnrollDialog {...props} />;
}

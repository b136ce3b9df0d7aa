import { DialogDismissed } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';

/**
 * What to do with a dialog that ends without a result: a fault is reported, and closing it is none.
 * @param remote whose fault it would be
 */
export function useDialogFault(remote: string): (error: unknown) => void {
  const { report } = usePlatform();
  return (error) => {
    if (!(error instanceof DialogDismissed)) report(error, { remote, phase: 'event' });
  };
}

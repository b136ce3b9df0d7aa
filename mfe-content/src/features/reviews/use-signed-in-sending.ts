import { DialogDismissed } from 'shared-contracts/dialogs';
import { signInDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';

/** Sends what needs an account: guests sign in first, over the dialog that stays as it is. */
export function useSignedInSending() {
  const { dialogs, report } = usePlatform();
  const { status } = useSession();
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const isGuest = status === 'guest' || status === 'loading';
  const isSignedIn = async (): Promise<boolean> => {
    if (!isGuest) return true;
    try {
      await dialogs.open(signInDialog, {}).result;
      return true;
    } catch (thrown) {
      if (!(thrown instanceof DialogDismissed)) report(thrown, { remote: 'content', phase: 'event' });
      return false;
    }
  };
  return {
    error,
    isPending,
    /** Whether the services still have to be told who sends. */
    isGuest: status === 'guest',
    /** Resolves with whether it was sent; never rejects. */
    send: async (work: () => Promise<unknown>): Promise<boolean> => (await isSignedIn()) && run(work),
  };
}

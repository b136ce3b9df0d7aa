import { signInDialog } from 'shared-contracts/dialogs/account';
import { usePlatform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { dialogResult } from 'storefront-kit/dialog-result';
import { useMutation } from 'storefront-kit/use-mutation';
import { useReadySession } from 'storefront-kit/use-ready-session';
import { useReport } from 'storefront-kit/use-report';

/** Sends what needs an account: guests sign in first, over the dialog that stays as it is. */
export function useSignedInSending() {
  const { dialogs, store } = usePlatform();
  const report = useReport('content');
  const { status } = useReadySession('content');
  const { error, isPending, run } = useMutation({ remote: 'content' });
  const isGuest = status === 'guest';
  const isSignedIn = async (): Promise<boolean> => {
    if (!isGuest) return true;
    try {
      await dialogResult(dialogs.open(signInDialog, {}));
      // Also of who closes the dialog once they are signed in.
      return store.get(sessionAtom).status !== 'guest';
    } catch (thrown) {
      report(thrown);
      return false;
    }
  };
  return {
    error,
    isPending,
    isGuest,
    /** Resolves with whether it was sent; never rejects. */
    send: async (work: () => Promise<unknown>): Promise<boolean> => (await isSignedIn()) && run(work),
  };
}

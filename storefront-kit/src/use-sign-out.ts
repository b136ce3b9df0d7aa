import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from './use-report.ts';

export interface SignOut {
  readonly isLeaving: boolean;
  /** Always resolves; a failure is shown here. */
  readonly leave: () => Promise<void>;
}

interface Options {
  /** The remote of the button. */
  readonly remote: string;
  /** Message shown when it fails. */
  readonly failed: string;
  /** Whether the services have ended the session already. */
  readonly hasEnded?: boolean;
  /** Called on success only. */
  readonly onLeft?: () => void;
}

/** Signs out, in the account and in store mode, with a busy state for the button. */
export function useSignOut({ remote, failed, hasEnded = false, onLeft }: Options): SignOut {
  const { session, toasts } = usePlatform();
  const report = useReport(remote);
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async leave() {
      setLeaving(true);
      try {
        await session.signOut({ hasEnded });
        onLeft?.();
      } catch (error) {
        report(error);
        toasts.show({ tone: 'error', text: failed });
        setLeaving(false);
      }
    },
  };
}

import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';

interface SignOut {
  readonly isLeaving: boolean;
  /** Resolves also when it did not work, which is told here. */
  readonly leave: () => Promise<void>;
}

interface Options {
  /** Whose button it is. */
  readonly remote: string;
  /** What is said when it did not work. */
  readonly failed: string;
  /** Only when it did. */
  readonly onLeft?: () => void;
}

/** Ends who is signed in, in the account and at a till, from a button that is busy meanwhile. */
export function useSignOut({ remote, failed, onLeft }: Options): SignOut {
  const { session, toasts, report } = usePlatform();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async leave() {
      setLeaving(true);
      try {
        await session.signOut();
        onLeft?.();
      } catch (error) {
        report(error, { remote, phase: 'event' });
        toasts.show({ tone: 'error', text: failed });
        setLeaving(false);
      }
    },
  };
}

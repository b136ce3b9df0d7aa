import { useSetAtom } from 'jotai/react';
import { usePlatform } from 'shared-contracts/platform';
import { useReport } from 'storefront-kit/use-report';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { markFavorites } from '../../service/favorites-service.ts';
import { signUpDraft } from '../sign-up/sign-up-draft.ts';

/**
 * What follows on signing in, by any way: it is told and counted, and the hearts follow the account.
 * @param isQuiet whether something else tells it
 */
export function useAfterSignIn(isQuiet = false): () => void {
  const platform = usePlatform();
  const { toasts, locale } = platform;
  const report = useReport('account');
  const setDraft = useSetAtom(signUpDraft, platform);
  return () => {
    setDraft({});
    platform.track({ event: 'login' });
    if (!isQuiet) toasts.show({ tone: 'success', text: signInMessages(locale).signedIn });
    // The hearts may update later.
    void markFavorites(platform).catch(report);
  };
}

import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { signInMessages } from '../../messages/sign-in-messages.ts';

/** Ends the steps of somebody who is signed in and of whom nothing is asked. */
export function NothingToAsk({ onFinished }: { readonly onFinished: () => void }) {
  const { toasts, locale } = usePlatform();
  const finish = useEffectEvent(() => {
    toasts.show({ tone: 'success', text: signInMessages(locale).signedIn });
    onFinished();
  });
  useEffect(() => finish(), []);
  return null;
}

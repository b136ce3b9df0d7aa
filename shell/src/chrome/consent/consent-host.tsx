import { useAtomValue } from 'jotai/react';
import { type ComponentType, useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform';
import { useConsent } from 'storefront-kit/use-consent';
import { loadedAndIdle } from '../../app/after-load.ts';
import { preferencesAtom } from '../../app/consent-preferences.ts';
import { shellMessages } from '../../app/messages.ts';

/**
 * Asks for consent until the visitor has answered, and shows the preferences. Its code comes once the page is loaded, or when
 * somebody opens the preferences.
 */
export function ConsentHost() {
  const { store, locale, report, toasts } = usePlatform();
  const { status } = useConsent();
  const arePreferencesOpen = useAtomValue(preferencesAtom, { store });
  const [Question, setQuestion] = useState<ComponentType>();
  const isNeeded = status === 'open' || arePreferencesOpen;
  const isLoaded = Question !== undefined;
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    const left = new AbortController();
    const load = async () => {
      if (!arePreferencesOpen) await loadedAndIdle(left.signal);
      const { ConsentQuestion } = await import('./consent-question.tsx');
      if (!left.signal.aborted) setQuestion(() => ConsentQuestion);
    };
    load().catch((error: unknown) => {
      if (left.signal.aborted) return;
      report(error, { remote: 'shell', phase: 'load' });
      if (!arePreferencesOpen) return;
      store.set(preferencesAtom, false);
      toasts.show({ tone: 'error', text: shellMessages(locale).preferencesMissing });
    });
    return () => left.abort();
  }, [isNeeded, isLoaded, arePreferencesOpen, store, locale, report, toasts]);
  return Question ? <Question /> : null;
}

import { useAtom } from 'jotai/react';
import { usePlatform } from 'shared-contracts/platform';
import { useConsent } from 'storefront-kit/use-consent';
import { preferencesAtom } from '../../app/consent-preferences.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentPreferences } from './consent-preferences.tsx';

/** The question, until it is answered, and the preferences. */
export function ConsentQuestion() {
  const { store } = usePlatform();
  const consent = useConsent();
  const [areOpen, setOpen] = useAtom(preferencesAtom, { store });
  return (
    <>
      {consent.status === 'open' && <ConsentBanner onChoose={() => setOpen(true)} />}
      <ConsentPreferences isOpen={areOpen} onClose={() => setOpen(false)} consent={consent} />
    </>
  );
}

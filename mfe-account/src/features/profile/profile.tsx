import { useCallback } from 'react';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useReading } from '../area/use-reading.ts';
import { WhenRead } from '../area/when-read.tsx';
import { DetailsForm } from './details-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** What the shop knows about whoever is signed in, to be changed (ACC-09). */
export function Profile() {
  const calls = useAccountCalls();
  const reading = useReading(useCallback((signal: AbortSignal) => calls(getConsumer, {}, { signal }), [calls]));
  return (
    <WhenRead reading={reading}>
      {(profile) => (
        <>
          <DetailsForm profile={profile} onChanged={reading.set} />
          <PreferencesForm profile={profile} onChanged={reading.set} />
          <PasswordForm />
        </>
      )}
    </WhenRead>
  );
}

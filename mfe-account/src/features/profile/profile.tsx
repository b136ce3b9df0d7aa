import { getConsumer } from 'shared-contracts/calls/consumer';
import { useCall } from 'storefront-kit/use-call';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { DetailsForm } from './details-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** The account's profile with its forms (ACC-09). */
export function Profile() {
  const calls = useAccountCalls();
  const reading = useCall(getConsumer, {}, { remote: 'account', calls });
  return (
    <WhenRead reading={reading}>
      {(profile) => (
        <>
          <DetailsForm profile={profile} onChanged={reading.set} />
          <PreferencesForm profile={profile} onChanged={reading.set} />
        </>
      )}
    </WhenRead>
  );
}

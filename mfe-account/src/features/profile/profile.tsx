import { WhenRead } from '../area/when-read.tsx';
import { DetailsForm } from './details-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { useProfile } from './use-profile.ts';

/** The account's profile with its forms (ACC-09). */
export function Profile() {
  const reading = useProfile();
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

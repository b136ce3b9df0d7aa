import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Text } from 'shared-ui/text';
import { WhenRead } from '../features/area/when-read.tsx';
import { InterestsStep } from '../features/enroll/interests-step.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { enrollMessages } from '../messages/enroll-messages.ts';
import { profileMessages } from '../messages/profile-messages.ts';
import { SmallDialog } from './small-dialog.tsx';

/** Asks for the interests of an account. */
export default function InterestsDialog({ resolve, ...dialog }: DialogContentProps<Record<string, never>>) {
  const { locale, toasts } = usePlatform();
  return (
    <SmallDialog {...dialog} title={enrollMessages(locale).interestsTitle}>
      <Text tone="muted">{profileMessages(locale).preferencesText}</Text>
      <WhenRead reading={useProfile()}>
        {(profile) => (
          <InterestsStep
            profile={profile}
            onChanged={() => {
              toasts.show({ tone: 'success', text: profileMessages(locale).savedPreferences });
              resolve();
            }}
            onLater={() => resolve()}
          />
        )}
      </WhenRead>
    </SmallDialog>
  );
}

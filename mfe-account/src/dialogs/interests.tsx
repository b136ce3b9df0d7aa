import { getConsumer } from 'shared-contracts/calls/consumer';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { usePlatform } from 'shared-contracts/platform';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useAccountCalls } from '../features/area/use-account-calls.ts';
import { WhenRead } from '../features/area/when-read.tsx';
import { InterestsStep } from '../features/enroll/interests-step.tsx';
import { enrollMessages } from '../messages/enroll-messages.ts';
import { profileMessages } from '../messages/profile-messages.ts';
import { signInMessages } from '../messages/sign-in-messages.ts';

/** Asks what somebody likes to do. */
export default function InterestsDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>>) {
  const { locale, toasts } = usePlatform();
  const calls = useAccountCalls();
  const reading = useCall(getConsumer, {}, { remote: 'account', calls });
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={enrollMessages(locale).interestsTitle}
      closeLabel={signInMessages(locale).close}
      variant="modal"
      size="small"
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <Text tone="muted">{profileMessages(locale).preferencesText}</Text>
        <WhenRead reading={reading}>
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
      </div>
    </Dialog>
  );
}

import { getConsumer } from 'shared-contracts/calls/consumer';
import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { useAccountCalls } from '../features/area/use-account-calls.ts';
import { WhenRead } from '../features/area/when-read.tsx';
import { Welcome } from '../features/enroll/welcome.tsx';
import { enrollMessages } from '../messages/enroll-messages.ts';
import { signInMessages } from '../messages/sign-in-messages.ts';

/** Greets who has just opened an account. */
export default function WelcomeDialog({
  open,
  resolve,
  dismiss,
  onClosed,
}: DialogContentProps<Record<string, never>, true>) {
  const locale = useLocale();
  const texts = enrollMessages(locale);
  const calls = useAccountCalls();
  const reading = useCall(getConsumer, {}, { remote: 'account', calls });
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      onClosed={onClosed}
      title={texts.welcomeTitle(reading.value?.consumerDetails.firstName ?? '')}
      closeLabel={signInMessages(locale).close}
      variant="modal"
      size="small"
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }}>
        <Text tone="muted">{texts.welcome}</Text>
        <WhenRead reading={reading}>{(profile) => <Welcome profile={profile} />}</WhenRead>
        <Button css={{ justifySelf: 'start' }} onClick={() => resolve(true)}>
          {texts.goOn}
        </Button>
      </div>
    </Dialog>
  );
}

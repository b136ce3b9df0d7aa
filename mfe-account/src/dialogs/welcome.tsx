import type { DialogContentProps } from 'shared-contracts/dialogs';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { useLocale } from 'storefront-kit/use-locale';
import { WhenRead } from '../features/area/when-read.tsx';
import { Welcome } from '../features/enroll/welcome.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { enrollMessages } from '../messages/enroll-messages.ts';
import { SmallDialog } from './small-dialog.tsx';

/** Greets who has just opened an account. */
export default function WelcomeDialog({ resolve, ...dialog }: DialogContentProps<Record<string, never>, true>) {
  const texts = enrollMessages(useLocale());
  const reading = useProfile();
  return (
    <SmallDialog {...dialog} title={texts.welcomeTitle(reading.value?.consumerDetails.firstName ?? '')}>
      <Text tone="muted">{texts.welcome}</Text>
      <WhenRead reading={reading}>{(profile) => <Welcome profile={profile} />}</WhenRead>
      <Button css={{ justifySelf: 'start' }} onClick={() => resolve(true)}>
        {texts.goOn}
      </Button>
    </SmallDialog>
  );
}

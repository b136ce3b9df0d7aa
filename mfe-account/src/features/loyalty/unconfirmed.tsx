import { type ConsumerProfile, enrolConsumer, getConsumer } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { enrollment } from './enrollment.ts';
import { membershipOf } from './membership.ts';

interface UnconfirmedProps {
  readonly email: string;
  readonly onChanged: (profile: ConsumerProfile) => void;
}

/** What to do when the mailed link has not been opened. */
export function Unconfirmed({ email, onChanged }: UnconfirmedProps) {
  const { locale, toasts, session } = usePlatform();
  const calls = useAccountCalls();
  const texts = loyaltyMessages(locale);
  const { pending, error, failed, run } = useMutation({ remote: 'account' });
  const sendAgain = () =>
    run(async () => {
      onChanged(await calls(enrolConsumer, { body: enrollment }));
      toasts.show({ tone: 'success', text: texts.sentAgain(email) });
    }, 'send');
  const check = () =>
    run(async () => {
      const profile = await calls(getConsumer, {});
      onChanged(profile);
      if (membershipOf(profile) === 'unconfirmed') toasts.show({ tone: 'info', text: texts.stillUnconfirmed });
      else await session.reset();
    }, 'check');
  return (
    <section css={sheetStyle} aria-labelledby="unconfirmed-title">
      <div css={{ display: 'grid', gap: space[2] }}>
        <Heading level={2} look="h3" id="unconfirmed-title">
          {texts.unconfirmedTitle}
        </Heading>
        <Text measured css={{ overflowWrap: 'anywhere' }}>
          {texts.unconfirmedText(email)}
        </Text>
        <Text measured tone="muted">
          {texts.noMail}
        </Text>
      </div>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || (failed === 'send' ? texts.sendFailed : texts.checkFailed)}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button loading={pending === 'check'} loadingText={texts.checkAgain} onClick={() => void check()}>
          {texts.checkAgain}
        </Button>
        <Button
          variant="secondary"
          loading={pending === 'send'}
          loadingText={texts.sending}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      </div>
    </section>
  );
}

import { type ConsumerProfile, enrolConsumer } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { useReport } from 'storefront-kit/use-report';
import { loyaltyMessages } from '../../messages/loyalty-messages.ts';
import { TwoStepButton } from '../area/two-step-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { leaving } from './enrollment.ts';

interface LeaveProgramProps {
  /** Whether the membership has begun; before, joining is called off. */
  readonly isMember: boolean;
  readonly onLeft: (profile: ConsumerProfile) => void;
}

/** Ends a membership, or calls off joining before it is confirmed. */
export function LeaveProgram({ isMember, onLeft }: LeaveProgramProps) {
  const { locale, toasts, session } = usePlatform();
  const report = useReport('account');
  const calls = useAccountCalls();
  const texts = loyaltyMessages(locale);
  const confirmed = useConfirmed();
  const { error, run } = useMutation({ remote: 'account' });
  const leave = () =>
    run(async () => {
      const profile = await confirmed(() => calls(enrolConsumer, { body: leaving }));
      // Pages greet members differently.
      session.reset().catch(report);
      toasts.show({ tone: 'success', text: isMember ? texts.left : texts.calledOff });
      onLeft(profile);
    });
  const words = isMember
    ? { start: texts.leave, question: texts.leaveQuestion, confirm: texts.leaveConfirm, keep: texts.stay }
    : { start: texts.callOff, question: texts.callOffQuestion, confirm: texts.callOffConfirm, keep: texts.goOn };
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[3] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.leaveFailed}
        </Alert>
      )}
      <TwoStepButton texts={{ ...words, confirming: texts.leaving }} onConfirm={leave} />
    </div>
  );
}

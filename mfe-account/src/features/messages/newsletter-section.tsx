import {
  addSubscription,
  type Subscription,
  type Subscriptions,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { Section, StateLine, useStateLine } from './section.tsx';
import { stateOf } from './subscription-state.ts';

interface NewsletterSectionProps {
  readonly type: Subscription['type'];
  readonly value: Subscriptions;
  readonly onChanged: (value: Subscriptions) => void;
}

/** The newsletter of the shop, or that for members: off, waiting for the mailed link, or on since a day (ACC-15). */
export function NewsletterSection({ type, value, onChanged }: NewsletterSectionProps) {
  const { locale, toasts } = usePlatform();
  const texts = messagesMessages(locale);
  const calls = useAccountCalls();
  const { error, pending, run } = useMutation({ remote: 'account' });
  const { line, focusLine } = useStateLine();
  const state = stateOf(value.subscriptions, 'email', type);
  const isForMembers = type === 'LoyaltyNewsletter';
  const change = (optin: boolean, isRepeated = false) =>
    run(
      async () => {
        const call = optin ? addSubscription : updateSubscription;
        onChanged(await calls(call, { body: { channel: 'email', type, optin } }));
        if (isRepeated) toasts.show({ tone: 'success', text: texts.mailed });
        else focusLine();
      },
      optin ? 'on' : 'off',
    );
  const loading = (key: string) => ({ loading: pending === key, loadingText: texts.saving });
  return (
    <Section
      id={`${type}-title`}
      title={isForMembers ? texts.membersNews : texts.newsletter}
      text={isForMembers ? texts.membersNewsText : texts.newsletterText}
      problem={error && (error.message || texts.failed)}
    >
      <StateLine line={line}>
        {state.kind === 'off' && texts.newsletterOff}
        {state.kind === 'waiting' && texts.newsletterWaiting(state.recipient)}
        {state.kind === 'on' &&
          texts.newsletterOn(state.recipient, state.since ? formatDate(state.since.slice(0, 10), locale) : '')}
      </StateLine>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        {state.kind === 'off' && (
          <Button variant="secondary" onClick={() => void change(true)} {...loading('on')}>
            {texts.subscribe}
          </Button>
        )}
        {state.kind === 'waiting' && (
          <Button variant="secondary" onClick={() => void change(true, true)} {...loading('on')}>
            {texts.mailAgain}
          </Button>
        )}
        {state.kind !== 'off' && (
          <Button
            variant={state.kind === 'on' ? 'secondary' : 'ghost'}
            onClick={() => void change(false)}
            {...loading('off')}
          >
            {state.kind === 'on' ? texts.unsubscribe : texts.cancelNewsletter}
          </Button>
        )}
      </div>
    </Section>
  );
}

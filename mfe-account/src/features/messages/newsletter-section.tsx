import {
  addSubscription,
  type Subscription,
  type Subscriptions,
  updateSubscription,
} from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { formatDate } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { Setting } from '../area/setting.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { StateLine, useStateLine } from './state-line.tsx';
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
  const own = isForMembers
    ? {
        title: texts.membersNews,
        text: texts.membersNewsText,
        off: texts.membersNewsOff,
        subscribe: texts.subscribeMembers,
        unsubscribe: texts.unsubscribeMembers,
        cancel: texts.cancelMembers,
      }
    : {
        title: texts.newsletter,
        text: texts.newsletterText,
        off: texts.newsletterOff,
        subscribe: texts.subscribe,
        unsubscribe: texts.unsubscribe,
        cancel: texts.cancelNewsletter,
      };
  return (
    <Setting
      id={`${type}-title`}
      title={own.title}
      state={
        <>
          <Text tone="muted">{own.text}</Text>
          <StateLine line={line}>
            {state.kind === 'off' &&
              [own.off, state.ended && texts.newsletterEnded(formatDate(state.ended.slice(0, 10), locale))]
                .filter(Boolean)
                .join(' ')}
            {state.kind === 'waiting' && texts.newsletterWaiting(state.recipient)}
            {state.kind === 'on' &&
              texts.newsletterOn(state.recipient, state.since ? formatDate(state.since.slice(0, 10), locale) : '')}
          </StateLine>
        </>
      }
      action={
        <>
          {state.kind === 'off' && (
            <Button variant="secondary" size="small" onClick={() => void change(true)} {...loading('on')}>
              {own.subscribe}
            </Button>
          )}
          {state.kind === 'waiting' && (
            <Button variant="secondary" size="small" onClick={() => void change(true, true)} {...loading('on')}>
              {texts.mailAgain}
            </Button>
          )}
          {state.kind !== 'off' && (
            <Button
              variant={state.kind === 'on' ? 'secondary' : 'ghost'}
              size="small"
              onClick={() => void change(false)}
              {...loading('off')}
            >
              {state.kind === 'on' ? own.unsubscribe : own.cancel}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
    </Setting>
  );
}

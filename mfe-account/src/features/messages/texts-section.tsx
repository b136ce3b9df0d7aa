import { useState } from 'react';
import { addSubscription, type Subscriptions, updateSubscription } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { formatDate } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { Setting } from '../area/setting.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { ConfirmNumber } from './confirm-number.tsx';
import { NumberForm } from './number-form.tsx';
import { showPhone } from './phone-number.ts';
import { StateLine, useStateLine } from './state-line.tsx';
import { stateOf } from './subscription-state.ts';

interface TextsSectionProps {
  readonly value: Subscriptions;
  /** The account's number, if there is one. */
  readonly phone: string | undefined;
  readonly onChanged: (value: Subscriptions) => void;
}

/** Text messages: off, waiting for the code that was sent, or on since a day (ACC-15). */
export function TextsSection({ value, phone = '', onChanged }: TextsSectionProps) {
  const { locale, toasts } = usePlatform();
  const texts = messagesMessages(locale);
  const calls = useAccountCalls();
  const { error, pending, run, clear } = useMutation({ remote: 'account' });
  const { line, focusLine } = useStateLine();
  const [isAsked, setAsked] = useState(false);
  const [takesOther, setTakesOther] = useState(false);
  const state = stateOf(value.subscriptions, 'sms');

  const accept = (changed: Subscriptions) => {
    clear();
    setTakesOther(false);
    onChanged(changed);
  };
  const stop = () =>
    run(async () => {
      accept(await calls(updateSubscription, { body: { channel: 'sms', optin: false } }));
      focusLine();
    }, 'stop');
  const sendAgain = (recipient: string) =>
    run(async () => {
      accept(await calls(addSubscription, { body: { channel: 'sms', optin: true, phone: recipient } }));
      toasts.show({ tone: 'success', text: texts.sentAgain });
    }, 'again');
  const loading = (key: string) => ({ loading: pending === key, loadingText: texts.saving });
  const isAsking = state.kind === 'off' || takesOther;
  return (
    <Setting
      id="texts-title"
      title={texts.texts}
      state={
        <>
          <Text tone="muted">{texts.textsText}</Text>
          <StateLine line={line}>
            {state.kind === 'off' && texts.textsOff}
            {state.kind === 'waiting' && texts.textsWaiting(showPhone(state.recipient))}
            {state.kind === 'on' &&
              texts.textsOn(
                showPhone(state.recipient),
                state.since ? formatDate(state.since.slice(0, 10), locale) : '',
              )}
          </StateLine>
        </>
      }
      action={
        state.kind === 'on' &&
        !takesOther && (
          <>
            <Button variant="secondary" size="small" onClick={() => void stop()} {...loading('stop')}>
              {texts.stopTexts}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setTakesOther(true)}>
              {texts.otherNumber}
            </Button>
          </>
        )
      }
    >
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      {isAsking && (
        <NumberForm
          phone={takesOther ? '' : phone}
          takesFocus={takesOther}
          onSent={(sent) => {
            setAsked(true);
            accept(sent);
          }}
          onBack={
            takesOther
              ? () => {
                  setTakesOther(false);
                  focusLine();
                }
              : undefined
          }
        />
      )}
      {state.kind === 'waiting' && !takesOther && (
        <ConfirmNumber
          key={state.recipient}
          isAsked={isAsked}
          onConfirmed={(confirmed) => {
            accept(confirmed);
            focusLine();
          }}
        >
          <Button variant="secondary" onClick={() => void sendAgain(state.recipient)} {...loading('again')}>
            {texts.sendAgain}
          </Button>
          <Button variant="ghost" onClick={() => setTakesOther(true)}>
            {texts.otherNumber}
          </Button>
          <Button variant="ghost" onClick={() => void stop()} {...loading('stop')}>
            {texts.cancelTexts}
          </Button>
        </ConfirmNumber>
      )}
    </Setting>
  );
}

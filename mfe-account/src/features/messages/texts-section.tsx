import { useState } from 'react';
import { addSubscription, type Subscriptions, updateSubscription } from 'shared-contracts/calls/consumer';
import { usePlatform } from 'shared-contracts/platform';
import { Button } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { formatDate } from 'storefront-kit/dates';
import { useMutation } from 'storefront-kit/use-mutation';
import { messagesMessages } from '../../messages/messages-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { ConfirmNumber } from './confirm-number.tsx';
import { NumberForm } from './number-form.tsx';
import { showPhone } from './phone-number.ts';
import { Section, StateLine, useStateLine } from './section.tsx';
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
  const other = (
    <Button variant="ghost" onClick={() => setTakesOther(true)}>
      {texts.otherNumber}
    </Button>
  );
  return (
    <Section
      id="texts-title"
      title={texts.texts}
      text={texts.textsText}
      problem={error && (error.message || texts.failed)}
    >
      <StateLine line={line}>
        {state.kind === 'off' && texts.textsOff}
        {state.kind === 'waiting' && texts.textsWaiting(showPhone(state.recipient))}
        {state.kind === 'on' &&
          texts.textsOn(showPhone(state.recipient), state.since ? formatDate(state.since.slice(0, 10), locale) : '')}
      </StateLine>
      {state.kind === 'off' || takesOther ? (
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
      ) : state.kind === 'waiting' ? (
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
          {other}
          <Button variant="ghost" onClick={() => void stop()} {...loading('stop')}>
            {texts.cancelTexts}
          </Button>
        </ConfirmNumber>
      ) : (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
          <Button variant="secondary" onClick={() => void stop()} {...loading('stop')}>
            {texts.stopTexts}
          </Button>
          {other}
        </div>
      )}
    </Section>
  );
}

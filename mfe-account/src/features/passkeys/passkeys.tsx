import { useState } from 'react';
import { getPasskeys, type Passkey, removePasskey } from 'shared-contracts/calls/passkeys';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { KeptRow } from '../area/kept-row.tsx';
import { RemoveButton } from '../area/remove-button.tsx';
import { Setting } from '../area/setting.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { forgetPasskey } from '../sign-in/first-way.ts';
import { supportsPasskeys } from './passkey-support.ts';
import { useAddPasskey } from './use-add-passkey.ts';

const titleId = 'passkeys-title';

/** The passkeys of a consumer, to be added and removed. Employees have none. */
export function Passkeys() {
  return useSession().status === 'consumer' ? <ReadPasskeys /> : null;
}

function ReadPasskeys() {
  const texts = passkeyMessages(usePlatform().locale);
  const calls = useAccountCalls();
  const reading = useCall(getPasskeys, {}, { remote: 'account', calls });
  const { value } = reading;
  if (value) return <PasskeyList {...value} onChanged={(passkeys) => reading.set({ passkeys })} />;
  return (
    <Setting
      id={titleId}
      title={texts.title}
      state={
        <WhenRead reading={reading} height="1.5rem">
          {() => null}
        </WhenRead>
      }
    />
  );
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: (passkeys: Passkey[]) => void;
}

function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const { locale, toasts } = usePlatform();
  const texts = passkeyMessages(locale);
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const [isAdded, setAdded] = useState(false);
  const adding = useAddPasskey((passkey) => {
    setAdded(true);
    onChanged([passkey, ...passkeys]);
  });
  const removing = useMutation({ remote: 'account', failedText: texts.removeFailed });

  const add = () => {
    setAdded(false);
    void adding.add();
  };
  const remove = ({ id, name }: Passkey): Promise<boolean> =>
    removing.run(async () => {
      await confirmed(() => calls(removePasskey, { body: { id } }));
      const left = passkeys.filter((passkey) => passkey.id !== id);
      if (left.length === 0) forgetPasskey();
      setAdded(false);
      toasts.show({ tone: 'success', text: texts.removed(name) });
      // The button that had the focus goes with its row.
      document.getElementById(titleId)?.focus();
      onChanged(left);
    });

  return (
    <Setting
      id={titleId}
      title={texts.title}
      state={
        <>
          <Text>{passkeys.length === 0 ? texts.none : texts.count(passkeys.length)}</Text>
          <Text tone="muted">{supportsPasskeys() ? texts.text : texts.notSupported}</Text>
        </>
      }
      action={
        supportsPasskeys() && (
          <Button variant="secondary" size="small" loading={adding.isPending} loadingText={texts.adding} onClick={add}>
            {texts.add}
          </Button>
        )
      }
    >
      {adding.note && (
        <Alert tone="info" announce="status">
          {adding.note}
        </Alert>
      )}
      {isAdded && (
        <Alert tone="success" announce="status">
          {texts.added}
        </Alert>
      )}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <KeptRow
              key={passkey.id}
              action={
                <RemoveButton
                  name={passkey.name}
                  label={texts.removeOf(passkey.name)}
                  onRemove={() => remove(passkey)}
                />
              }
            >
              <Text weight={600}>{passkey.name}</Text>
              <Text look="small" tone="muted">
                {texts.created(moment(passkey.createdAt, locale))}
              </Text>
              <Text look="small" tone="muted">
                {passkey.lastUsedAt ? texts.lastUsed(moment(passkey.lastUsedAt, locale)) : texts.neverUsed}
              </Text>
            </KeptRow>
          ))}
        </ul>
      )}
    </Setting>
  );
}

import { useState } from 'react';
import { getPasskeys, type Passkey, removePasskey } from 'shared-contracts/calls/passkeys';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { moment } from 'storefront-kit/dates';
import { useCall } from 'storefront-kit/use-call';
import { useMutation } from 'storefront-kit/use-mutation';
import { useSession } from 'storefront-kit/use-session';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { KeptRow } from '../area/kept-row.tsx';
import { RemoveButton } from '../area/remove-button.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { forgetPasskey } from '../sign-in/first-way.ts';
import { supportsPasskeys } from './passkey-support.ts';
import { useAddPasskey } from './use-add-passkey.ts';

const titleId = 'passkeys-title';

/** The passkeys of a consumer, to be added and removed. Employees have none. */
export function Passkeys() {
  const texts = passkeyMessages(usePlatform().locale);
  if (useSession().status !== 'consumer') return null;
  return (
    <section css={sheetStyle} aria-labelledby={titleId}>
      <div css={{ display: 'grid', gap: space[1] }}>
        <Heading level={2} look="h3" id={titleId} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.text}</Text>
      </div>
      <ReadPasskeys />
    </section>
  );
}

function ReadPasskeys() {
  const calls = useAccountCalls();
  const reading = useCall(getPasskeys, {}, { remote: 'account', calls });
  return (
    <WhenRead reading={reading}>
      {({ passkeys }) => (
        <PasskeyList passkeys={passkeys} onChanged={(changed) => reading.set({ passkeys: changed })} />
      )}
    </WhenRead>
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
    <>
      {passkeys.length === 0 && <Text>{texts.none}</Text>}
      <ul>
        {passkeys.map((passkey) => (
          <KeptRow
            key={passkey.id}
            action={
              <RemoveButton name={passkey.name} label={texts.removeOf(passkey.name)} onRemove={() => remove(passkey)} />
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
      {supportsPasskeys() ? (
        <Button
          variant="secondary"
          css={{ justifySelf: 'start' }}
          loading={adding.isPending}
          loadingText={texts.adding}
          onClick={add}
        >
          {texts.add}
        </Button>
      ) : (
        <Text tone="muted">{texts.notSupported}</Text>
      )}
    </>
  );
}

import { useState } from 'react';
import type { CallResponse } from 'shared-contracts/call';
import { getSecondFactor } from 'shared-contracts/calls/second-factor';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Text } from 'shared-ui/text';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { Setting } from '../area/setting.tsx';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useOpening } from '../area/use-opening.ts';
import { WhenRead } from '../area/when-read.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorEnd } from './second-factor-end.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Known = CallResponse<typeof getSecondFactor>;

const titleId = 'second-factor-title';
/** For when the button that had the focus is gone. */
const focusTitle = () => document.getElementById(titleId)?.focus();

/** Whether there is something to turn off: mailed codes of employees are not. */
const canEnd = ({ method, isNeeded }: Known) => method === 'app' || (method === 'mail' && !isNeeded);

/** Whether signing in asks for a code, to be turned on and off (SEC-02). */
export function SecondFactor() {
  const texts = secondFactorMessages(useLocale());
  const calls = useAccountCalls();
  const reading = useCall(getSecondFactor, {}, { remote: 'account', calls });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string>();
  const { isOpen, id, close, opener } = useOpening(() => setDone(undefined));
  const known = reading.value;
  return (
    <Setting
      id={titleId}
      title={texts.title}
      state={
        <WhenRead reading={reading} height="1.5rem">
          {(read) => <SecondFactorState known={read} />}
        </WhenRead>
      }
      action={
        known &&
        (canEnd(known) ? (
          <SecondFactorEnd
            label={known.isNeeded ? texts.toMail : texts.end}
            onEnded={() => {
              const { isNeeded } = known;
              setRecoveryCodes(undefined);
              setDone(isNeeded ? texts.mailAgain : texts.turnedOff);
              reading.set({ ...(isNeeded ? { method: 'mail' } : {}), isNeeded, recoveryCodesLeft: 0 });
              focusTitle();
            }}
          />
        ) : (
          <Button variant="secondary" size="small" {...opener}>
            {known.isNeeded ? texts.setApp : texts.set}
          </Button>
        ))
      }
    >
      {done && (
        <Alert tone="success" announce="status">
          {done}
        </Alert>
      )}
      {recoveryCodes && (
        <RecoveryCodes
          codes={recoveryCodes}
          onKept={() => {
            setRecoveryCodes(undefined);
            focusTitle();
          }}
        />
      )}
      {known && isOpen && (
        <SecondFactorSetup
          id={id}
          withMail={!known.isNeeded}
          onTurnedOn={(method, codes) => {
            close();
            setRecoveryCodes(codes);
            setDone(texts.turnedOn);
            reading.set({ method, isNeeded: known.isNeeded, recoveryCodesLeft: codes.length });
          }}
          onCancel={close}
        />
      )}
    </Setting>
  );
}

function SecondFactorState({ known: { method, isNeeded, recoveryCodesLeft } }: { readonly known: Known }) {
  const texts = secondFactorMessages(useLocale());
  if (!method)
    return (
      <>
        <Text>{texts.off}</Text>
        <Text tone="muted">{isNeeded ? texts.neededText : texts.offText}</Text>
      </>
    );
  return (
    <>
      <Text>{method === 'app' ? texts.onByApp : texts.onByMail}</Text>
      <Text tone="muted">{isNeeded && method === 'mail' ? texts.neededText : texts.codesLeft(recoveryCodesLeft)}</Text>
    </>
  );
}

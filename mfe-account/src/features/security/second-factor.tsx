import { useState } from 'react';
import { getSecondFactor } from 'shared-contracts/calls/second-factor';
import { Alert } from 'shared-ui/alert';
import { sheetStyle } from 'shared-ui/layout';
import { Heading, Text } from 'shared-ui/text';
import { useCall } from 'storefront-kit/use-call';
import { useLocale } from 'storefront-kit/use-locale';
import { secondFactorMessages } from '../../messages/second-factor-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { WhenRead } from '../area/when-read.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorEnd } from './second-factor-end.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Whether signing in asks for a code, to be turned on and off (SEC-02). */
export function SecondFactor() {
  const texts = secondFactorMessages(useLocale());
  const calls = useAccountCalls();
  const reading = useCall(getSecondFactor, {}, { remote: 'account', calls });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string>();
  return (
    <section css={sheetStyle} aria-labelledby="second-factor-title">
      <Heading level={2} look="h3" id="second-factor-title">
        {texts.title}
      </Heading>
      {done && (
        <Alert tone="success" announce="status">
          {done}
        </Alert>
      )}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />}
      <WhenRead reading={reading}>
        {({ method, isNeeded, recoveryCodesLeft }) =>
          method && !(isNeeded && method === 'mail') ? (
            <>
              <Text tone="muted">
                {method === 'app' ? texts.onByApp : texts.onByMail} {texts.codesLeft(recoveryCodesLeft)}
              </Text>
              <SecondFactorEnd
                label={isNeeded ? texts.toMail : texts.end}
                onEnded={() => {
                  setRecoveryCodes(undefined);
                  setDone(isNeeded ? texts.mailAgain : texts.turnedOff);
                  reading.set({ ...(isNeeded ? { method: 'mail' } : {}), isNeeded, recoveryCodesLeft: 0 });
                }}
              />
            </>
          ) : (
            <>
              <Text tone="muted">{isNeeded ? texts.neededText : texts.offText}</Text>
              <SecondFactorSetup
                withMail={!isNeeded}
                onTurnedOn={(chosen, codes) => {
                  setRecoveryCodes(codes);
                  setDone(texts.turnedOn);
                  reading.set({ method: chosen, isNeeded, recoveryCodesLeft: codes.length });
                }}
              />
            </>
          )
        }
      </WhenRead>
    </section>
  );
}

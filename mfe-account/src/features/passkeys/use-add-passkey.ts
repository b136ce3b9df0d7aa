import { useState } from 'react';
import { addPasskey, beginPasskey, type Passkey } from 'shared-contracts/calls/passkeys';
import { usePlatform } from 'shared-contracts/platform';
import { useMutation } from 'storefront-kit/use-mutation';
import { passkeyMessages } from '../../messages/passkey-messages.ts';
import { useAccountCalls } from '../area/use-account-calls.ts';
import { useConfirmed } from '../presence/use-confirmed.ts';
import { deviceName } from '../security/device-name.ts';
import { rememberWay } from '../sign-in/first-way.ts';
import type { DeviceRefusal } from './ask-device.ts';

/** Adds a passkey of this device to the account. `note` says why the device has made none. */
export function useAddPasskey(onAdded: (passkey: Passkey) => void) {
  const { locale } = usePlatform();
  const texts = passkeyMessages(locale);
  const calls = useAccountCalls();
  const confirmed = useConfirmed();
  const [refusal, setRefusal] = useState<DeviceRefusal>();
  const { isPending, run } = useMutation({ remote: 'account', failedText: texts.addFailed });
  const notes: Readonly<Record<DeviceRefusal, string>> = {
    cancelled: texts.notCreated,
    held: texts.held,
    unable: texts.cannotCreate,
  };
  const add = () => {
    setRefusal(undefined);
    return run(async () => {
      // Safari lets the device ask only soon after a press.
      const [{ options, device }, { createPasskey }] = await Promise.all([
        confirmed(() => calls(beginPasskey, { body: {} })),
        import('./ask-device.ts'),
      ]);
      const registration = await createPasskey(options);
      if (typeof registration === 'string') return setRefusal(registration);
      const { passkey } = await calls(addPasskey, { body: { name: deviceName(device, locale), registration } });
      rememberWay('passkey');
      onAdded(passkey);
    });
  };
  return { add, isPending, note: refusal && notes[refusal] };
}

import { useState } from 'react';
import { beginPasskeySignIn, type PasskeyAssertion } from 'shared-contracts/calls/passkeys';
import type { ProductError } from 'shared-contracts/errors/product-error';
import { usePlatform } from 'shared-contracts/platform';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { KeyIcon } from 'shared-ui/icon';
import { space } from 'shared-ui/tokens';
import { useMutation } from 'storefront-kit/use-mutation';
import { OtherWayButton } from '../sign-in/other-way-button.tsx';
import { supportsPasskeys } from './passkey-support.ts';

interface PasskeyButtonProps {
  /** Hands to the services what the device has signed; rejects with their refusal. */
  readonly onSigned: (passkey: PasskeyAssertion) => Promise<void>;
  /** Called with the refusal, which is shown here. */
  readonly onError?: (refusal: ProductError) => void;
  /** `quiet` for one of several other ways. */
  readonly look: 'primary' | 'secondary' | 'quiet';
  readonly texts: {
    readonly press: string;
    readonly pending: string;
    readonly failed: string;
    readonly unused: string;
  };
}

/** Lets somebody sign with a passkey. Shows nothing in a browser that cannot use them. Only for browsers. */
export function PasskeyButton({ onSigned, onError, look, texts }: PasskeyButtonProps) {
  const { calls } = usePlatform();
  const [isUnused, setUnused] = useState(false);
  const { isPending, error, run } = useMutation({ remote: 'account', ...(onError ? { onError } : {}) });
  if (!supportsPasskeys()) return null;

  const sign = () => {
    setUnused(false);
    return run(async () => {
      // Safari lets the device ask only soon after a press.
      const [{ options }, { signWithPasskey }] = await Promise.all([
        calls(beginPasskeySignIn, { body: {} }),
        import('./ask-device.ts'),
      ]);
      const passkey = await signWithPasskey(options);
      if (typeof passkey === 'string') return setUnused(true);
      await onSigned(passkey);
    });
  };
  const press = {
    loading: isPending,
    loadingText: texts.pending,
    onClick: () => void sign(),
    icon: <KeyIcon size={20} />,
    children: texts.press,
  };
  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      {error && (
        <Alert tone="error" announce="alert">
          {error.message || texts.failed}
        </Alert>
      )}
      {isUnused && (
        <Alert tone="info" announce="status">
          {texts.unused}
        </Alert>
      )}
      {look === 'quiet' ? <OtherWayButton {...press} /> : <Button variant={look} size="large" {...press} />}
    </div>
  );
}

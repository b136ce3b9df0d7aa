import { type ComponentProps, lazy } from 'react';
import { LatePart } from 'storefront-kit/late-part';

const PasskeySignIn = lazy(async () => ({ default: (await import('./passkey-sign-in.tsx')).PasskeySignIn }));

/** Signing in with a passkey, which comes after the form that it stands in. */
export const LatePasskeySignIn = (props: ComponentProps<typeof PasskeySignIn>) => (
  <LatePart remote="account">
    <PasskeySignIn {...props} />
  </LatePart>
);

/** Whether this browser can use passkeys. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this device itself can keep a passkey, behind a fingerprint, a face, or a PIN. */
export const devicePasskeysAvailable = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));

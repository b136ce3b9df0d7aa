import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const common = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};

const created = {
  ...common,
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('made'), getTransports: () => ['internal'] },
};
const signed = {
  ...common,
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('owner'),
  },
};

interface FakeDevice {
  readonly create: ReturnType<typeof vi.fn>;
  readonly get: ReturnType<typeof vi.fn>;
}

/** A browser with a device that keeps passkeys, unless told otherwise; ends with `vi.unstubAllGlobals()`. */
export function fakePasskeyDevice(hasOwn = true): FakeDevice {
  const PublicKeyCredential = Object.assign(function PublicKeyCredential() {}, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => hasOwn,
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  const credentials = { create: vi.fn(async () => created), get: vi.fn(async () => signed) };
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials as never);
  return credentials;
}

/** What a browser throws when somebody closes its dialog, e.g. `NotAllowedError`. */
export const domError = (name: string): Error => Object.assign(new Error('The browser says no'), { name });

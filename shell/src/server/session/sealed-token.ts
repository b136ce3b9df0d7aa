import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { SessionKey } from './session-keys.ts';

/** Encrypts the token of a session by the first key (AES-256-GCM). */
export function sealToken(token: string, keys: readonly SessionKey[]): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error('There is no key to seal a session by');
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .encrypt(key.secret);
}

/** Returns the token that was sealed by any of the keys; undefined for anything else. */
export async function openToken(sealed: string, keys: readonly SessionKey[]): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(
      sealed,
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid);
        if (!key) throw new errors.JWEDecryptionFailed();
        return key.secret;
      },
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

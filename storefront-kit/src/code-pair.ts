/** The secret of a sign-in and what is told of it beforehand (PKCE, RFC 7636). */
export interface CodePair {
  readonly codeVerifier: string;
  /** SHA-256 of the verifier, in base64url. */
  readonly codeChallenge: string;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** 256 random bits, in base64url. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** A new verifier with its S256 challenge. */
export async function codePair(): Promise<CodePair> {
  const codeVerifier = randomText();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) };
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const keyId = 'sandbox';
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The key set for verifying ID tokens (RFC 7517); regenerated at each start. */
export const keySet = {
  keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'ES256' }],
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs an ID token (RFC 7519). */
export function idToken(claims: Readonly<Record<string, unknown>>): string {
  const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid: keyId })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** The visitor's consent, until the shop redeems it. */
export interface Agreement {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

const CODE_MS = 60_000;

/** Single-use codes, valid for a minute. */
export class Codes {
  readonly #agreements = new Map<string, { readonly agreement: Agreement; readonly until: number }>();

  give(agreement: Agreement): string {
    const code = randomBytes(24).toString('base64url');
    this.#agreements.set(code, { agreement, until: Date.now() + CODE_MS });
    return code;
  }

  take(code: string): Agreement | undefined {
    const known = this.#agreements.get(code);
    this.#agreements.delete(code);
    return known && known.until > Date.now() ? known.agreement : undefined;
  }
}

/** The S256 challenge of a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Returns the same subject for the same person. */
export const subjectOf = (email: string): string =>
  createHash('sha256').update(`person:${email.toLowerCase()}`).digest('hex').slice(0, 24);

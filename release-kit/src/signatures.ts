import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Sealed, sealed } from 'shared-contracts/remote';
import * as v from 'valibot';

/** The purpose of a signature, so that one kind of document never passes for another. */
export type SealKind = 'release' | 'registry' | 'verdict' | 'deployment';

export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Public keys by id; a document needs a signature of one of them. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

const signedBytes = (kind: SealKind, payload: string) => Buffer.from(`tarnfell ${kind} 1\n${payload}`);

/** The id of an Ed25519 key: the first 16 hex digits of the SHA-256 of its public key. */
function keyId(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** A value with its signature, ready to be stored. */
export function seal(kind: SealKind, payload: string, signer: SigningKey, others: Sealed['signatures'] = []): string {
  const signature = sign(null, signedBytes(kind, payload), signer.key).toString('base64');
  const signatures = [...others.filter(({ key }) => key !== signer.id), { key: signer.id, signature }];
  return `${JSON.stringify({ payload, signatures } satisfies Sealed)}\n`;
}

/** The text inside a sealed document; throws unless a trusted key signed it as this kind. */
export function openSeal(kind: SealKind, document: Buffer | string, keys: TrustedKeys): string {
  const { payload, signatures } = readSeal(document);
  const trusted = signatures.some(({ key, signature }) => {
    const publicKey = keys.get(key);
    return publicKey && verify(null, signedBytes(kind, payload), publicKey, Buffer.from(signature, 'base64'));
  });
  if (!trusted) throw new Error(`No trusted key signed this ${kind}`);
  return payload;
}

/** The text of a sealed document without verifying its signatures. */
export function readSeal(document: Buffer | string): Sealed {
  return v.parse(sealed, JSON.parse(document.toString()));
}

/** Reads a signing key from PEM (PKCS 8, Ed25519). */
export function signingKey(pem: string): SigningKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key');
  return { id: keyId(createPublicKey(key)), key };
}

/** Reads trusted keys from concatenated PEMs: to rotate, add the new one beside the old. */
export function trustedKeys(pems: string): TrustedKeys {
  const blocks = pems.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (blocks.length === 0) throw new Error('There is no public key to trust');
  const keys = blocks.map((pem) => createPublicKey(pem));
  if (keys.some((key) => key.asymmetricKeyType !== 'ed25519')) throw new Error('Trusted keys must be Ed25519 keys');
  return new Map(keys.map((key) => [keyId(key), key]));
}

export interface KeyFiles {
  /** PEM of the private key, needed only for releasing. */
  readonly signing: string;
  /** PEMs of the public keys that shells trust. */
  readonly trusted: string;
}

/** Key files: `RELEASE_SIGNING_KEY` and `RELEASE_TRUSTED_KEYS`, or this machine's own pair below `folder`. */
export function keyFiles(folder: string): KeyFiles {
  return {
    signing: process.env.RELEASE_SIGNING_KEY ?? join(folder, 'release-signing.pem'),
    trusted: process.env.RELEASE_TRUSTED_KEYS ?? join(folder, 'release-trusted.pem'),
  };
}

/** Creates a key pair if there is none, for development and a first start. */
export function ensureKeys(files: KeyFiles): void {
  if (existsSync(files.trusted)) return;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  for (const file of Object.values(files)) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(files.signing, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(files.trusted, publicKey.export({ type: 'spki', format: 'pem' }));
}

export const readSigningKey = (files: KeyFiles): SigningKey => signingKey(readFileSync(files.signing, 'utf8'));
export const readTrustedKeys = (files: KeyFiles): TrustedKeys => trustedKeys(readFileSync(files.trusted, 'utf8'));

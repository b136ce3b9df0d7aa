import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { sql } from 'kysely';
import type { CallInput, CallResponse } from 'shared-contracts/call';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  Passkey,
  PasskeyAssertion,
} from 'shared-contracts/calls/passkeys';
import * as v from 'valibot';
import { CallError } from '../base/call-error.ts';
import { contentHash } from '../base/hash.ts';
import type { Db } from '../database/database.ts';
import { json } from '../database/json.ts';

/** The shop, as passkeys know it (WebAuthn Level 3, "relying party"). */
export interface RelyingParty {
  /** The host name that passkeys belong to. */
  readonly id: string;
  readonly origin: string;
  /** The shop's name. */
  readonly name: string;
}

export const relyingPartyOf = (shopUrl: string, name: string): RelyingParty => {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin, name };
};

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;
/** COSE algorithms that devices may sign with: ES256, EdDSA, and RS256, which Windows Hello needs. */
const algorithms = [-7, -8, -257];

/** What a challenge was issued for; the account is known when it adds a passkey. */
type Purpose =
  | { readonly purpose: 'add'; readonly subjectId: string }
  | { readonly purpose: 'sign-in'; readonly subjectId: null };

const signingIn: Purpose = { purpose: 'sign-in', subjectId: null };

async function newChallenge(db: Db, { purpose, subjectId }: Purpose, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: contentHash(challenge),
      purpose,
      subject_id: subjectId,
      expires_at: new Date(now.getTime() + CHALLENGE_MS),
    })
    .execute();
  return challenge;
}

const clientData = v.object({ challenge: v.string() });

/** The challenge that a device says it has signed; undefined when it says nothing readable. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/**
 * Accepts a challenge once; outside of a transaction, so that a wrong answer uses it up, too.
 * @returns the challenge; undefined when it is unknown, used, expired, or was issued for something else
 */
async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { purpose, subjectId }: Purpose,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const used = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', contentHash(challenge))
    .where('purpose', '=', purpose)
    .where('subject_id', 'is not distinct from', subjectId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return used && challenge;
}

/** The account as its passkeys name it: the 16 bytes of the subject's id, which say nothing about the person. */
const userHandleOf = (subjectId: string): string =>
  Buffer.from(subjectId.replaceAll('-', ''), 'hex').toString('base64url');

interface Owner {
  readonly subjectId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Prepares a passkey for an account.
 * @throws {CallError} AUT472 when the account can have no more
 */
export async function creationOptions(
  db: Db,
  { id, name }: RelyingParty,
  { subjectId, email, firstName, lastName }: Owner,
  now: Date,
): Promise<CallResponse<typeof beginPasskey>['options']> {
  const held = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('subject_id', '=', subjectId)
    .execute();
  if (held.length >= MOST_PASSKEYS) throw new CallError('AUT472');
  return {
    rp: { id, name },
    user: { id: userHandleOf(subjectId), name: email, displayName: `${firstName} ${lastName}`.trim() },
    challenge: await newChallenge(db, { purpose: 'add', subjectId }, now),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: held.map(({ credential_id, transports }) => ({
      type: 'public-key',
      id: credential_id,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export const requestOptions = async (
  db: Db,
  { id }: RelyingParty,
  now: Date,
): Promise<CallResponse<typeof beginPasskeySignIn>['options']> => ({
  rpId: id,
  challenge: await newChallenge(db, signingIn, now),
  timeout: CHALLENGE_MS,
  userVerification: 'required',
});

type Registration = CallInput<typeof addPasskey>['body']['registration'];
type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

const attestationObject = v.object({ authData: v.instance(Uint8Array) });

/**
 * What a device has made, without its attestation, which was not asked for: checking one fetches lists of revoked
 * certificates from wherever these say. Throws when it is unreadable.
 */
function withoutAttestation(registration: Registration): RegistrationResponseJSON {
  const bytes = new Uint8Array(Buffer.from(registration.response.attestationObject, 'base64url'));
  const { authData } = v.parse(attestationObject, Object.fromEntries(isoCBOR.decodeFirst<Map<string, unknown>>(bytes)));
  const bare = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ]),
  );
  const { response, ...rest } = registration as RegistrationResponseJSON;
  return { ...rest, response: { ...response, attestationObject: Buffer.from(bare).toString('base64url') } };
}

/** Undefined when the library refuses, which it does by throwing. */
const unlessRefused = <T>(check: () => Promise<T>): Promise<T | undefined> => check().catch(() => undefined);

/**
 * Checks a new passkey: it answers a challenge that this shop issued to this account, and the device has verified its user.
 * @throws {CallError} AUT471
 */
export async function checkRegistration(
  db: Db,
  { id, origin }: RelyingParty,
  {
    registration,
    subjectId,
    now,
  }: { readonly registration: Registration; readonly subjectId: string; readonly now: Date },
): Promise<NewCredential> {
  const expectedChallenge = await takeChallenge(
    db,
    registration.response.clientDataJSON,
    { purpose: 'add', subjectId },
    now,
  );
  if (expectedChallenge === undefined) throw new CallError('AUT471');
  const checked = await unlessRefused(async () =>
    verifyRegistrationResponse({
      response: withoutAttestation(registration),
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked?.registrationInfo) throw new CallError('AUT471');
  return checked.registrationInfo;
}

/**
 * Adds a checked passkey to an account that was locked.
 * @throws {CallError} AUT471 when an account has it already, AUT472 when this one can have no more
 */
export async function insertPasskey(
  transaction: Db,
  { credential }: NewCredential,
  { subjectId, name, now }: { readonly subjectId: string; readonly name: string; readonly now: Date },
): Promise<Passkey> {
  const held = await transaction
    .selectFrom('passkey')
    .select('passkey_id')
    .where('subject_id', '=', subjectId)
    .execute();
  if (held.length >= MOST_PASSKEYS) throw new CallError('AUT472');
  const added = await transaction
    .insertInto('passkey')
    .values({
      passkey_id: crypto.randomUUID(),
      credential_id: credential.id,
      subject_id: subjectId,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: json(credential.transports ?? []),
      name,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  if (!added) throw new CallError('AUT471');
  return { id: added.passkey_id, name, createdAt: now.toISOString() };
}

/** The passkeys of an account, the newest first. */
export async function listPasskeys(db: Db, subjectId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['passkey_id', 'name', 'created_at', 'last_used_at'])
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id')
    .execute();
  return rows.map((row) => ({
    id: row.passkey_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
  }));
}

/** @returns whether the account had it */
export async function deletePasskey(db: Db, subjectId: string, passkeyId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkey')
    .where('passkey_id', '=', passkeyId)
    .where('subject_id', '=', subjectId)
    .returning('passkey_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export interface CheckedAssertion {
  readonly subjectId: string;
  readonly credentialId: string;
  readonly counter: number;
}

/**
 * Checks a signature: it answers a challenge of this shop with a consumer's passkey, and the device has verified its user.
 * @param identify called with the account, once the passkey is known
 * @throws {CallError} AUT470, whatever is wrong
 */
export async function checkAssertion(
  db: Db,
  { id, origin }: RelyingParty,
  assertion: PasskeyAssertion,
  { identify, now }: { readonly identify: (subjectId: string) => void; readonly now: Date },
): Promise<CheckedAssertion> {
  const refusal = new CallError('AUT470');
  const expectedChallenge = await takeChallenge(db, assertion.response.clientDataJSON, signingIn, now);
  const passkey = await db
    .selectFrom('passkey')
    .innerJoin('subject', 'subject.subject_id', 'passkey.subject_id')
    .select(['passkey.subject_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', assertion.id)
    .where('subject.kind', '=', 'CONSUMER')
    .executeTakeFirst();
  if (!passkey) throw refusal;
  identify(passkey.subject_id);
  if (expectedChallenge === undefined) throw refusal;
  if (assertion.response.userHandle !== userHandleOf(passkey.subject_id)) throw refusal;
  const checked = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: assertion.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
        transports: [...passkey.transports],
      },
    }),
  );
  if (!checked?.verified) throw refusal;
  return {
    subjectId: passkey.subject_id,
    credentialId: assertion.id,
    counter: checked.authenticationInfo.newCounter,
  };
}

/**
 * Notes that a passkey was used. Its counter never goes back, or else two devices have it.
 * @throws {CallError} AUT470 when it was removed meanwhile, or used with a higher counter
 */
export async function notePasskeyUse(
  transaction: Db,
  { credentialId, counter }: CheckedAssertion,
  now: Date,
): Promise<void> {
  const noted = await transaction
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where(sql<boolean>`(counter < ${counter} or counter = 0)`)
    .returning('passkey_id')
    .executeTakeFirst();
  if (!noted) throw new CallError('AUT470');
}

import { errors, jwtVerify, SignJWT } from 'jose';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { algorithm, type SigningKeys } from './keys.ts';

export type LinkPurpose = 'password' | 'loyalty';

/** Lifetime of a link in minutes. */
const minutes: Readonly<Record<LinkPurpose, number>> = { password: 30, loyalty: 7 * 24 * 60 };
const issuer = 'commerce-api';
const audience = 'mailed-link';

export interface NewLink {
  readonly subjectId: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/**
 * Creates a link for the holder of an account and invalidates older ones of its kind.
 * @returns its id
 */
export async function makeLink(transaction: Db, { subjectId, purpose, now }: NewLink): Promise<string> {
  const linkId = crypto.randomUUID();
  await transaction
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await transaction
    .insertInto('mailed_link')
    .values({
      link_id: linkId,
      subject_id: subjectId,
      purpose,
      expires_at: new Date(now.getTime() + minutes[purpose] * 60_000),
      used_at: null,
    })
    .execute();
  return linkId;
}

/**
 * Consumes a link.
 * @returns its subject
 * @throws {CallError} AUT402 when it is used, expired or unknown
 */
export async function useLink(
  transaction: Db,
  linkId: string | undefined,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  if (!linkId) throw new CallError('AUT402');
  const row = await transaction
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('link_id', '=', linkId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subject_id')
    .executeTakeFirst();
  if (!row) throw new CallError('AUT402');
  return row.subject_id;
}

/** Signs the token that a mailed link carries, so that read access to the database is not enough to create one. */
export class LinkTokens {
  readonly #keys: SigningKeys;

  constructor(keys: SigningKeys) {
    this.#keys = keys;
  }

  sign(linkId: string): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: algorithm })
      .setJti(linkId)
      .setIssuer(issuer)
      .setAudience(audience)
      .sign(this.#keys.privateKey);
  }

  /** Returns the id of the link; undefined for a token with another signature. */
  async read(token: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#keys.publicKey, { algorithms: [algorithm], issuer, audience });
      return payload.jti;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** Payload of the outbox message for a link; an address without an account gets no email. */
export interface LinkRequest {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly locale: LocaleId;
}

import { errors, jwtVerify, SignJWT } from 'jose';
import type { LocaleId } from 'shared-contracts/locale';
import { CallError } from '../base/call-error.ts';
import type { Db } from '../database/database.ts';
import { algorithm, type SigningKeys } from './keys.ts';

export type LinkPurpose = 'password' | 'loyalty' | 'members-news' | 'email' | 'staff';

/** Lifetime of a link in minutes. */
const minutes: Readonly<Record<LinkPurpose, number>> = {
  password: 30,
  loyalty: 7 * 24 * 60,
  'members-news': 7 * 24 * 60,
  email: 24 * 60,
  // Over a weekend.
  staff: 72 * 60,
};
const issuer = 'commerce-api';
const audience = 'mailed-link';

export interface NewLink {
  readonly subjectId: string;
  readonly purpose: LinkPurpose;
  /** The new address, for a link that confirms one. */
  readonly email?: string;
  readonly now: Date;
}

/**
 * Creates a link for the holder of an account and invalidates older ones of its kind.
 * @returns its id
 */
export async function makeLink(transaction: Db, { subjectId, purpose, email, now }: NewLink): Promise<string> {
  const linkId = crypto.randomUUID();
  await endLinks(transaction, subjectId, purpose, now);
  await transaction
    .insertInto('mailed_link')
    .values({
      link_id: linkId,
      subject_id: subjectId,
      purpose,
      email: email ?? null,
      expires_at: new Date(now.getTime() + minutes[purpose] * 60_000),
      used_at: null,
    })
    .execute();
  return linkId;
}

/** Invalidates the links of a kind that were mailed to the holder of an account. */
export async function endLinks(transaction: Db, subjectId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  await transaction
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Returns who a link was mailed to, without consuming it.
 * @throws {CallError} AUT402 when it is used, expired or unknown
 */
export async function readLink(db: Db, linkId: string | undefined, purpose: LinkPurpose, now: Date): Promise<string> {
  const row = await db
    .selectFrom('mailed_link')
    .select('subject_id')
    .where('link_id', '=', linkId ?? null)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new CallError('AUT402');
  return row.subject_id;
}

export interface UsedLink {
  readonly subjectId: string;
  readonly email: string | null;
}

/**
 * Consumes a link.
 * @throws {CallError} AUT402 when it is used, expired or unknown
 */
export async function useLink(
  transaction: Db,
  linkId: string | undefined,
  purpose: LinkPurpose,
  now: Date,
): Promise<UsedLink> {
  if (!linkId) throw new CallError('AUT402');
  const row = await transaction
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('link_id', '=', linkId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['subject_id as subjectId', 'email'])
    .executeTakeFirst();
  if (!row) throw new CallError('AUT402');
  return row;
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

/** Payload of the outbox message for the link that confirms a new address. */
export interface EmailChangeRequest {
  /** The link, which a later change of the password ends even before it was mailed. */
  readonly linkId: string;
  readonly email: string;
  readonly locale: LocaleId;
}

/** Payload of the outbox message for the link by which somebody sets up an account of staff. */
export interface StaffLinkRequest {
  readonly linkId: string;
  readonly email: string;
  readonly locale: LocaleId;
  readonly reason: 'invitation' | 'reset';
}

/** Payload of the outbox message for a link; an address without an account gets no email. */
export interface LinkRequest {
  readonly purpose: Exclude<LinkPurpose, 'staff'>;
  readonly email: string;
  readonly locale: LocaleId;
}

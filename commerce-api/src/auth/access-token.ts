import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { type Subject, type SubjectKind, subjectKinds } from '../base/subject.ts';
import { algorithm, type SigningKeys } from './keys.ts';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 900;
const issuer = 'commerce-api';
const audience = 'storefront';
const MAX_CACHED = 10_000;

/** Signs and verifies access tokens. A verified token is cached until it expires. */
export class AccessTokens {
  readonly #keys: SigningKeys;
  readonly #verified = new LRUCache<string, Subject>({ max: MAX_CACHED });

  constructor(keys: SigningKeys) {
    this.#keys = keys;
  }

  sign(subject: Subject): Promise<string> {
    const { kind, sessionId, storeId, storeEmployeeId } = subject;
    return new SignJWT({ kind, sid: sessionId, store: storeId, storeEmployee: storeEmployeeId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(subject.id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds} s`)
      .sign(this.#keys.privateKey);
  }

  /** Returns a token that identifies a member to the loyalty programme; it grants no access here. */
  signMember(memberId: string, seconds: number): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: algorithm })
      .setSubject(memberId)
      .setIssuer(issuer)
      .setAudience('loyalty')
      .setIssuedAt()
      .setExpirationTime(`${seconds} s`)
      .sign(this.#keys.privateKey);
  }

  /** Returns the subject of a token; undefined when it is forged, expired or from another issuer. */
  async verify(token: string): Promise<Subject | undefined> {
    const known = this.#verified.get(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.#keys.publicKey, { algorithms: [algorithm], issuer, audience });
      const subject = subjectOf(payload);
      const ttl = (payload.exp ?? 0) * 1000 - Date.now();
      if (subject && ttl > 0) this.#verified.set(token, subject, { ttl });
      return subject;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

const isKind = (value: unknown): value is SubjectKind => subjectKinds.some((kind) => kind === value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function subjectOf({ sub, kind, sid, store, storeEmployee }: JWTPayload): Subject | undefined {
  if (!sub || !isKind(kind)) return undefined;
  const [sessionId, storeId, storeEmployeeId] = [textOf(sid), textOf(store), textOf(storeEmployee)];
  return {
    id: sub,
    kind,
    ...(sessionId ? { sessionId } : {}),
    ...(storeId ? { storeId } : {}),
    ...(storeEmployeeId ? { storeEmployeeId } : {}),
  };
}

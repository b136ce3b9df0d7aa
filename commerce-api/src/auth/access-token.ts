import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type Subject, type SubjectKind, subjectKinds } from '../base/subject.ts';
import { algorithm, type SigningKeys } from './keys.ts';

/** Seconds an access token is good for. */
export const accessTokenSeconds = 900;
const issuer = 'commerce-api';
const audience = 'storefront';
const MOST_KEPT = 10_000;

interface Verified {
  readonly subject: Subject;
  readonly expires: number;
}

/** Makes and checks access tokens. A token that was checked is not checked again until it expires. */
export class AccessTokens {
  readonly #keys: SigningKeys;
  readonly #verified = new Map<string, Verified>();

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

  /** A token that names a member to the loyalty programme, and opens nothing here. */
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

  /** Whom a token belongs to; undefined for one that is forged, expired or not ours. */
  async verify(token: string): Promise<Subject | undefined> {
    const known = this.#verified.get(token);
    if (known) {
      if (known.expires > Date.now()) return known.subject;
      this.#verified.delete(token);
      return undefined;
    }
    try {
      const { payload } = await jwtVerify(token, this.#keys.publicKey, { algorithms: [algorithm], issuer, audience });
      const subject = subjectOf(payload);
      if (subject) this.#keep(token, { subject, expires: (payload.exp ?? 0) * 1000 });
      return subject;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #keep(token: string, verified: Verified): void {
    this.#verified.set(token, verified);
    if (this.#verified.size <= MOST_KEPT) return;
    const [oldest] = this.#verified.keys();
    if (oldest !== undefined) this.#verified.delete(oldest);
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

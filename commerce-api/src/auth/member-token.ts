import { SignJWT } from 'jose';
import { algorithm, type SigningKeys } from './keys.ts';

/** Returns a token that identifies a member to the loyalty programme; it grants no access here. */
export function signMemberToken(keys: SigningKeys, memberId: string, seconds: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm })
    .setSubject(memberId)
    .setIssuer('commerce-api')
    .setAudience('loyalty')
    .setIssuedAt()
    .setExpirationTime(`${seconds} s`)
    .sign(keys.privateKey);
}

import { formMemory } from 'storefront-kit/form-memory';

/** A mailed code that this tab has asked for, with what only this tab knows. It outlives a reload. */
export interface AskedCode {
  /** Where the code was mailed to. */
  readonly email: string;
  readonly codeVerifier: string;
  readonly codeChallenge: string;
  readonly askedAt: number;
}

const memory = formMemory('account');

/** How long the services accept a mailed code. */
const lifetimeMs = 10 * 60_000;

/** The code that was asked for, while the services accept it. */
export function readAskedCode(): AskedCode | undefined {
  const { email, codeVerifier, codeChallenge, askedAt } = memory.read('code') ?? {};
  if (!email || !codeVerifier || !codeChallenge || !askedAt) return undefined;
  const asked = { email, codeVerifier, codeChallenge, askedAt: Number(askedAt) };
  return Date.now() - asked.askedAt < lifetimeMs ? asked : undefined;
}

export const keepAskedCode = (asked: AskedCode): void =>
  memory.keep('code', { ...asked, askedAt: String(asked.askedAt) });
export const forgetAskedCode = (): void => memory.forget('code');

import { formMemory } from 'storefront-kit/form-memory';

/** A mailed code that this tab has asked for, with what only this tab knows. It outlives a reload. */
export interface AskedCode {
  /** Where the code was mailed to. */
  readonly email: string;
  readonly codeVerifier: string;
  readonly codeChallenge: string;
}

const memory = formMemory('account');

export function readAskedCode(): AskedCode | undefined {
  const { email, codeVerifier, codeChallenge } = memory.read('code') ?? {};
  return email && codeVerifier && codeChallenge ? { email, codeVerifier, codeChallenge } : undefined;
}

export const keepAskedCode = (asked: AskedCode): void => memory.keep('code', { ...asked });
export const forgetAskedCode = (): void => memory.forget('code');

import type { FastifyBaseLogger } from 'fastify';
import { CallError } from '../base/call-error.ts';

/** Where events of security are logged: that of a request, which adds its correlation id. */
export type SecurityLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Ways to sign in; `exchange` turns what the others granted into a session, and `confirmation` proves anew who has one. */
export type SignInWay =
  | 'password'
  | 'employee'
  | 'staff'
  | 'identity-provider'
  | 'mailed-code'
  | 'passkey'
  | 'confirmation'
  | 'exchange';

/**
 * Logs how a sign-in ends: granted, asked for a code, or the id of its refusal. Names the account by its id, as soon as it is known, and never
 * by what was typed.
 */
export async function logSignIn<T>(
  log: SecurityLog,
  way: SignInWay,
  work: (identify: (subjectId: string) => void) => Promise<T>,
): Promise<T> {
  let subjectId: string | undefined;
  const identify = (id: string): void => {
    subjectId = id;
  };
  try {
    const result = await work(identify);
    log.info({ event: 'sign-in', way, outcome: 'granted', subjectId }, 'sign-in granted');
    return result;
  } catch (error) {
    const outcome = error instanceof CallError ? error.errorId : 'GEN500';
    // The password was right; the code is asked for next.
    if (outcome === 'AUT460') log.info({ event: 'sign-in', way, outcome, subjectId }, 'sign-in asks for a code');
    else log.warn({ event: 'sign-in', way, outcome, subjectId }, 'sign-in refused');
    throw error;
  }
}

/** Logs that a session ended because a token was used after its successor: one of the two was stolen. */
export const logReplay = (log: SecurityLog, row: { readonly subject_id: string; readonly session_id: string }): void =>
  log.warn(
    { event: 'session-replayed', subjectId: row.subject_id, sessionId: row.session_id },
    'a replaced session token was used, and its session was ended',
  );

/** Logs that a message of an outside party had no valid signature. */
export const logUnsigned = (log: SecurityLog, sender: string): void =>
  log.warn({ event: 'signature-refused', sender }, 'a message was refused for its signature');

import type { FastifyRequest } from 'fastify';
import { headerNames } from 'shared-contracts/headers';
import { CallError } from '../base/call-error.ts';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import { logReplay } from './security-log.ts';
import type { SessionLife } from './session-life.ts';
import { findSession, isLive, isReplayed, noteUse, revoke, subjectOf } from './session-row.ts';
import { findStaff, type StaffRule } from './staff.ts';

/** The session token of a request; undefined without one. */
export function sessionToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token ? token : undefined;
}

interface Options {
  readonly db: Db;
  readonly life: SessionLife;
  readonly staff: StaffRule;
  readonly now: () => Date;
}

/**
 * Identifies the caller by the row of its session, which is read for every call: a session that ends on one instance is
 * ended on all. Returns undefined without a token, or for an unknown one.
 * @throws {CallError} AUT498 when the session has ended, or is another shopper's than the one the page acts for
 */
export function sessionAuthentication({
  db,
  life,
  staff,
  now,
}: Options): (request: FastifyRequest) => Promise<Subject | undefined> {
  return async (request) => {
    const token = sessionToken(request);
    const row = token ? await findSession(db, token) : undefined;
    if (!row) return undefined;
    const at = now();
    if (!isLive(row, life, at)) throw new CallError('AUT498');
    if (isReplayed(row, at)) {
      await revoke(db, row.session_id, at);
      logReplay(request.log, row);
      throw new CallError('AUT498');
    }
    const shopper = request.headers[headerNames.shopper];
    if (shopper !== undefined && shopper !== row.subject_id) throw new CallError('AUT498');
    // Roles are read for every call.
    const member = row.kind === 'STAFF' ? await findStaff(db, staff, row.subject_id) : undefined;
    if (row.kind === 'STAFF' && !member) throw new CallError('AUT498');
    await noteUse(db, row, life, at);
    const subject = subjectOf(row);
    return member ? { ...subject, roles: member.roles } : subject;
  };
}

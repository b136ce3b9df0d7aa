import type { CallResponse } from 'shared-contracts/call';
import type { getSessions } from 'shared-contracts/calls/sessions';
import type { Subject } from '../base/subject.ts';
import type { Db } from '../database/database.ts';
import type { DeviceKind } from './device.ts';

type Session = CallResponse<typeof getSessions>['sessions'][number];

/** More sessions than anybody looks through. */
const MOST = 100;

/** The live sessions of an account, the caller's first, then by last use; an employee's include store mode. */
export async function listSessions(db: Db, { id, sessionId }: Subject, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['session_id', 'created_at', 'last_used_at', 'browser', 'system', 'device', 'store_id'])
    .where((where) => where.or([where('subject_id', '=', id), where('opened_by', '=', id)]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(MOST)
    .execute();
  const sessions = rows.map((row) => ({
    sessionId: row.session_id,
    isCurrent: row.session_id === sessionId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    ...(row.browser ? { browser: row.browser } : {}),
    ...(row.system ? { system: row.system } : {}),
    ...(row.device ? { device: row.device as DeviceKind } : {}),
    ...(row.store_id ? { storeId: row.store_id } : {}),
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

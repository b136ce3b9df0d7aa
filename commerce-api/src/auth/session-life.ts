import type { SubjectKind } from '../base/subject.ts';

/** How long sessions live; settings of the service. */
export interface SessionLife {
  /** Seconds without use after which a session ends. */
  readonly idleSeconds: number;
  /** Seconds after sign-in at which a session ends, however much it is used. A guest's has no such end. */
  readonly maxSeconds: number;
}

/** 30 days without use, and at most 90 days. */
export const defaultSessionLife: SessionLife = { idleSeconds: 30 * 86_400, maxSeconds: 90 * 86_400 };

/** Idle seconds after which the page ends store mode. */
export const storeModeIdleSeconds = 15 * 60;
/** In store mode the till may be unattended: half an hour without use, and at most one shift. */
const storeModeLife: SessionLife = { idleSeconds: 30 * 60, maxSeconds: 12 * 3600 };

/** Staff: half an hour without use, and at most a working day. */
export const staffLife: SessionLife = { idleSeconds: 30 * 60, maxSeconds: 8 * 3600 };

interface Use {
  readonly kind: SubjectKind;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

/** Returns when a session ends unless it is used again. */
export function endOfSession(life: SessionLife, { kind, createdAt, usedAt }: Use): Date {
  const { idleSeconds, maxSeconds } = kind === 'STAFF' ? staffLife : kind === 'ASSOCIATE' ? storeModeLife : life;
  const idleEnd = usedAt.getTime() + idleSeconds * 1000;
  return new Date(kind === 'GUEST' ? idleEnd : Math.min(idleEnd, createdAt.getTime() + maxSeconds * 1000));
}

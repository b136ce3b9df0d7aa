import { endOfSession as endOf, type SessionLife } from '../../src/auth/session-life.ts';

export * from '../../src/auth/session-life.ts';

/** Planted bug: a session that is used never ends. */
export const endOfSession = (life: SessionLife, use: Parameters<typeof endOf>[1]): Date =>
  endOf(life, { ...use, createdAt: use.usedAt });

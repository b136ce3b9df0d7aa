import type pg from 'pg';

/** Planted bug: listens to idle connections only. */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
}

import type pg from 'pg';

/**
 * Keeps the process alive when a connection is lost while a request uses it. The pool listens to idle connections only,
 * and an 'error' event without a listener ends the process. The request itself learns of the loss from its statement.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { type TableChanges, tablesIn } from './table-changes.ts';

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** What the open transaction has changed; undefined outside of one. */
  changed: Set<string> | undefined;
  readonly #changes: TableChanges;

  constructor(inner: DatabaseConnection, changes: TableChanges) {
    this.inner = inner;
    this.#changes = changes;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { named, changed, isCounted } = tablesIn(query.sql);
    this.#changes.read(named);
    // A statement that failed may have been carried out, too, when its connection was lost.
    let changesNothing = false;
    try {
      const result = await this.inner.executeQuery<R>(query);
      changesNothing = isCounted && result.numAffectedRows === 0n;
      return result;
    } finally {
      if (!changesNothing) this.#note(changed);
    }
  }

  #note(changed: readonly string[]): void {
    if (this.changed) for (const table of changed) this.changed.add(table);
    else this.#changes.changeOwn(changed);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

class WatchedDriver implements Driver {
  readonly #inner: Driver;
  readonly #changes: TableChanges;

  constructor(inner: Driver, changes: TableChanges) {
    this.#inner = inner;
    this.#changes = changes;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<WatchedConnection> {
    return new WatchedConnection(await this.#inner.acquireConnection(), this.#changes);
  }

  async beginTransaction(connection: WatchedConnection, settings: TransactionSettings): Promise<void> {
    connection.changed = new Set();
    await this.#inner.beginTransaction(connection.inner, settings);
  }

  async commitTransaction(connection: WatchedConnection): Promise<void> {
    try {
      await this.#inner.commitTransaction(connection.inner);
    } finally {
      this.#changes.changeOwn([...(connection.changed ?? [])]);
      connection.changed = undefined;
    }
  }

  async rollbackTransaction(connection: WatchedConnection): Promise<void> {
    connection.changed = undefined;
    await this.#inner.rollbackTransaction(connection.inner);
  }

  releaseConnection(connection: WatchedConnection): Promise<void> {
    return this.#inner.releaseConnection(connection.inner);
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

/** A dialect whose statements tell what they read and change. */
export function watchedDialect(dialect: Dialect, changes: TableChanges): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new WatchedDriver(dialect.createDriver(), changes),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

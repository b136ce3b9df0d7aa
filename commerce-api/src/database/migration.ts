/**
 * A schema migration. During an upgrade, instances of the previous version run on the new schema, so a migration first
 * expands it: adds tables, columns with defaults, and indexes. A later one contracts it, once no running version uses a
 * part any more. `migrations.test.ts` and `npm run check:upgrade` check this.
 */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * Only for a migration that contracts: the name of the earlier migration with whose release the last use of the
   * removed parts disappeared.
   */
  readonly unusedSince?: string;
  /** Only for a migration beside which the version before cannot run; `docs/production.md` (Upgrades) names it. */
  readonly stopsVersionBefore?: true;
}

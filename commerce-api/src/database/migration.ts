/**
 * A schema migration. Its statements must not break older instances: add columns and tables, and never rename or drop
 * any in the release that stops using them.
 */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

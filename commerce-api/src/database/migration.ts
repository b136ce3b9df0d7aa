/**
 * One step of the schema. Statements must keep older instances working: add, and never rename or drop in the release
 * that stops using a column or table.
 */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';
import type { Migration } from './migration.ts';

/** The last migration from before anything was deployed; those up to it may have broken their previous version. */
const BASELINE = '0014-imported-catalogue';

const breaking: readonly (readonly [string, RegExp])[] = [
  ['drops a table', /\bdrop table\b/],
  ['drops a column', /\bdrop column\b/],
  ['renames', /\brename\b/],
  ['requires a value', /\bset not null\b|\bdrop default\b/],
  ['adds a required column', /\badd column (?!.*\bdefault\b).*\bnot null\b/],
  ['changes a type', /\balter column \S+ (set data )?type\b/],
];

const guide = 'docs/production.md';
const upgrades = /^- \*\*Upgrades\.\*\*(?:.*\n)(?: {2}.*\n)*/m.exec(readFileSync(`../${guide}`, 'utf8'))?.[0] ?? '';

/** Returns the tables of which statements replace values that the version before may look for. */
const rewritten = (statements: readonly string[]): string[] =>
  statements.flatMap((statement) => {
    const [, table = '', column = '', value = '', rest = ''] =
      /^update (\w+) set (\w+) = (\S+ \S+)(.*)/.exec(statement.toLowerCase().replace(/\s+/g, ' ')) ?? [];
    const isAdded = statements.some((other) => other.includes(`alter table ${table} add column ${column} `));
    // What a row did not have, and what is added to a document of JSON, is nothing that is looked for.
    const isExpansion = isAdded || value === `${column} ||` || rest.includes(`${column} is null`);
    return table && !isExpansion ? [table] : [];
  });

/** Returns how a migration breaks the version before it. */
function faultsOf(
  { name, statements, unusedSince, stopsVersionBefore }: Migration,
  before: readonly Migration[],
): string[] {
  if (stopsVersionBefore) return upgrades.includes(name.slice(0, 4)) ? [] : [`${name} is not named in ${guide}`];
  if (unusedSince !== undefined)
    return before.some((earlier) => earlier.name === unusedSince) ? [] : [`${name} names no earlier migration`];
  // Clauses of one statement are separated by commas.
  const clauses = statements.flatMap((statement) =>
    statement
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .split(/,(?![^(]*\))/),
  );
  const created = clauses.flatMap((clause) => /^create table (\w+)/.exec(clause)?.[1] ?? []);
  // The previous version leaves a new column without a value, and rows without a value are never equal.
  const empty = clauses.flatMap(
    (clause) => /\badd column (\w+) (?!.*\b(?:default|not null)\b)/.exec(clause)?.[1] ?? [],
  );
  const unique = clauses.flatMap((clause) => {
    const [, table, columns = ''] = /^create unique index .* on (\w+) ?\(([^)]*)\)/.exec(clause) ?? [];
    return table === undefined || columns.split(/,\s*/).some((column) => empty.includes(column)) ? [] : [table];
  });
  return [
    ...breaking.flatMap(([what, pattern]) =>
      clauses.some((clause) => !clause.startsWith('create table') && pattern.test(clause)) ? [`${name} ${what}`] : [],
    ),
    ...rewritten(statements).map((table) => `${name} replaces values of ${table}`),
    ...unique.filter((table) => !created.includes(table)).map((table) => `${name} forbids rows of ${table}`),
  ];
}

const migration = (...statements: readonly string[]): Migration => ({ name: 'next', statements });

test('leaves the previous version running: every migration since the first release only expands the schema', () => {
  const first = migrations.findIndex(({ name }) => name === BASELINE) + 1;
  expect(first).toBeGreaterThan(0);
  expect(migrations.slice(first).flatMap((each, index) => faultsOf(each, migrations.slice(0, first + index)))).toEqual(
    [],
  );
});

test.each([
  ['drop table shipment', 'next drops a table'],
  ['alter table shipment drop column plan', 'next drops a column'],
  ['alter table shipment rename column plan to steps', 'next renames'],
  ['alter table cart alter column\n state set not null', 'next requires a value'],
  ['alter table cart add column mood text not null', 'next adds a required column'],
  ["alter table cart add column a text not null default '', add column b text not null", 'next adds a required column'],
  ['alter table cart alter column revision type bigint', 'next changes a type'],
  ['create unique index cart_one on cart (subject_id)', 'next forbids rows of cart'],
  ["update cart set state = 'open'\n where state = 'new'", 'next replaces values of cart'],
  [
    "alter table cart add column a text default ''; create unique index cart_a on cart (a)",
    'next forbids rows of cart',
  ],
])('finds what breaks the previous version in: %s', (statement, fault) => {
  expect(faultsOf(migration(...statement.split('; ')), [])).toEqual([fault]);
});

test('accepts an expansion, a constraint on a new table, and a contraction that says since when', () => {
  expect(
    faultsOf(
      migration(
        'create table mood (name text not null)',
        'create unique index mood_name on mood (name)',
        "alter table cart add column mood text not null default ''",
        'alter table cart add column token text',
        'create unique index cart_token on cart (token)',
        'update cart set mood = state',
        'update cart set place = state where place is null',
        `update market set rules = rules || '{}'`,
      ),
      [],
    ),
  ).toEqual([]);
  const contraction = { ...migration('alter table shipment drop column plan'), unusedSince: '0030-fulfilment' };
  expect(faultsOf(contraction, migrations)).toEqual([]);
  expect(faultsOf(contraction, [])).toEqual(['next names no earlier migration']);
  expect(faultsOf({ ...migration(), name: '9999-words', stopsVersionBefore: true }, [])).toEqual([
    '9999-words is not named in docs/production.md',
  ]);
});

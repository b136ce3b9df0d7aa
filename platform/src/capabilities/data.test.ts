import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optionalItems } from 'shared-contracts/optional-items';
import { necessaryItems } from 'shared-contracts/stored-items';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const migrations = 'commerce-api/src/database/migrations';
const created = readdirSync(path.join(root, migrations)).flatMap((file) =>
  [...read(path.join(migrations, file)).matchAll(/create table (?:if not exists )?(\w+)/g)].map(
    ([, table]) => table ?? '',
  ),
);
const [, tables = ''] = read('docs/security/data.md').split('## Tables');
const rows = (tables.split('## Outside')[0] ?? '')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, table, classes, contents, kept]) =>
    /^`\w+`$/.test(table ?? '') ? [{ table, classes, contents, kept }] : [],
  );

test('the list of data names each table of the database once [SEC-05]', () => {
  expect(created.length).toBeGreaterThan(50);
  expect(rows.map(({ table }) => table)).toEqual([...created].sort().map((table) => `\`${table}\``));
});

test('the list of data says of each table what it has, of which class, and how long [SEC-05]', () => {
  const incomplete = rows.filter(
    ({ classes = '', contents, kept }) =>
      !contents || !kept || !/^(secret|personal|pseudonymous|business|public)(, (secret|personal))?$/.test(classes),
  );
  expect(incomplete).toEqual([]);
});

test('the list of data names the times after which rows are deleted [SEC-05]', () => {
  const swept = [...read('commerce-api/src/jobs/sweep.ts').matchAll(/table: '(\w+)'.*days: (\d+)/g)];
  expect(swept.length).toBeGreaterThan(5);
  for (const [, table, days] of swept) {
    const row = rows.find((each) => each.table === `\`${table}\``);
    expect(row?.kept, table).toMatch(new RegExp(`^${days} days?\\b`));
  }
});

test('the list of what stays after signing out names everything that a browser keeps, with a reason [ACC-08]', () => {
  const [, after = ''] = read('docs/security/data.md').split('## After signing out');
  const listed = (after.split('## Exception')[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\| `([^`]+)` \| (goes|stays) \| .+ \|$/.exec(line)?.[1] ?? []);
  expect(listed).toEqual([...necessaryItems, ...optionalItems].map(({ name }) => name));
});

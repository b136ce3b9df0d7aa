/**
 * Run by the contract check in a folder with two sets of contracts: reads `schemas.json`, compares the named events
 * and calls, and prints incompatibilities. A separate process, since it runs contracts of any age.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { misfits } from './schema-fit.ts';
import { isSchema, type SchemaLike } from './schema-text.ts';

/** A contract on both sides, as files of the folder, and the names that the taker uses. */
const schemaFiles = v.object({ giver: v.string(), taker: v.string(), names: v.array(v.string()) });
export type SchemaFiles = v.InferOutput<typeof schemaFiles>;

type Module = Readonly<Record<string, unknown>>;
type Definition = Readonly<Record<string, unknown>>;

/** For each name what the giver lets through that the taker does not expect, or sends and the giver does not take. */
function differences(given: Module, taken: Module, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [one, other] = [given[name], taken[name]];
    if (other === undefined) return [];
    if (one === undefined) return [`${name} is gone`];
    return reasons(one as Definition, other as Definition).map((reason) => `${name}: ${reason}`);
  });
}

function reasons(one: Definition, other: Definition): string[] {
  if (isSchema(one) && isSchema(other)) return misfits(one, other);
  if (isSchema(one.schema) && isSchema(other.schema))
    return [...changed('name', one, other), ...misfits(one.schema, other.schema)];
  if (!isSchema(one.response) || !isSchema(other.response)) return [];
  return [
    ...changed('method', one, other),
    ...changed('path', one, other),
    // Who calls sends these, and the giver has to take them.
    ...(['params', 'query', 'body'] as const).flatMap((part) => parts(part, other[part], one[part])),
    ...parts('response', one.response, other.response),
  ];
}

const changed = (what: string, one: Definition, other: Definition) =>
  one[what] === other[what] ? [] : [`${what} is ${String(one[what])}, not ${String(other[what])}`];

const nothing: SchemaLike = { kind: 'schema', type: 'object', entries: {} };
function parts(name: string, given: unknown, expected: unknown): string[] {
  if (given === undefined && expected === undefined) return [];
  return misfits(isSchema(given) ? given : nothing, isSchema(expected) ? expected : nothing, name);
}

if (process.argv[1] === import.meta.filename) {
  const [folder = ''] = process.argv.slice(2);
  const pairs = v.parse(v.array(schemaFiles), JSON.parse(readFileSync(join(folder, 'schemas.json'), 'utf8')));
  const load = async (file: string) => (await import(pathToFileURL(join(folder, file)).href)) as Module;
  const found = await Promise.all(
    pairs.map(async ({ giver, taker, names }) => differences(await load(giver), await load(taker), names)),
  );
  console.log(JSON.stringify(found));
}

/**
 * The last step of the tests: checks that every call was answered with success and with each error that its contract
 * declares, on each database, and with no undeclared error. Fails with a list of the differences.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from 'shared-contracts/call';
import { type Engine, engines, everyEngine } from './engines.ts';
import { outcomeLine, readOutcomes } from './outcomes.ts';

/** Errors that every call may return: authentication, validation, rate limits and internal failures. */
const general = ['API404', 'API415', 'API422', 'API429', 'AUT404', 'AUT432', 'AUT498', 'GEN500', 'GEN503'];

const callsFolder = path.resolve(import.meta.dirname, '../../shared-contracts/src/calls');

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

async function allCalls(): Promise<AnyCall[]> {
  const files = readdirSync(callsFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(path.join(callsFolder, name)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

const calls = await allCalls();
const seen = readOutcomes();
const linesOf = (engine: Engine, common: readonly string[] = []) =>
  calls.flatMap(({ name, errors }) =>
    ['200', ...errors, ...common].map((outcome) => outcomeLine(engine, name, outcome)),
  );
const wanted = engines.flatMap((engine) => linesOf(engine));
const missing = wanted.filter((line) => !seen.has(line));
// Some tests are of one engine, whichever the others run on.
const declared = new Set(everyEngine.flatMap((engine) => linesOf(engine, general)));
const undeclared = [...seen].filter((line) => !declared.has(line));
for (const line of missing) console.error(`never answered: ${line}`);
for (const line of undeclared) console.error(`not in its contract: ${line}`);
if (missing.length + undeclared.length > 0) {
  console.error(`${missing.length} answers were never seen, ${undeclared.length} are not in their contracts.`);
  process.exitCode = 1;
} else
  console.log(`Every one of ${wanted.length} answers of ${calls.length} calls was seen on ${engines.join(' and ')}.`);

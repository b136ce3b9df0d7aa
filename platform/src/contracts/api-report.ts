import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from '../processes/run-command.ts';
import { isSchema, ownText, type SchemaLike, type SchemaNames, schemaText } from './schema-text.ts';

/** Public interface per contract module, as text. */
export type ApiReport = Readonly<Record<string, string>>;

interface EventLike {
  readonly name: string;
  readonly schema: SchemaLike;
  readonly retained: boolean;
}
interface CallLike {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly params?: SchemaLike;
  readonly query?: SchemaLike;
  readonly body?: SchemaLike;
  readonly response: SchemaLike;
  readonly errors: readonly string[];
  readonly idempotencyKey?: boolean;
  readonly isKeyOptional?: boolean;
}
type Module = Readonly<Record<string, unknown>>;

const modulesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -ending.length).split(sep).join('/'))
    .sort();

/** Milliseconds that the compiler may take. */
const COMPILE_TIMEOUT = 120_000;

/** The contracts have type errors, so that nothing can be said about their interface. */
export class ContractsDoNotCompile extends Error {
  constructor(errors: string) {
    super(`shared-contracts does not compile; mend this first:\n\n${errors.trim()}`);
  }
}

/**
 * The public interface of the contracts: signatures as the compiler writes them; events, calls, and schemas by what
 * they accept, which is shorter than their types and includes conditions such as maximum lengths. Throws a
 * `ContractsDoNotCompile`.
 */
export async function makeReport(root: string): Promise<ApiReport> {
  const source = join(root, 'shared-contracts/src');
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  try {
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
    const project = join(root, 'shared-contracts');
    const args = ['-p', project, '--pretty', 'false', ...options, '--outDir', folder, '--rootDir', source];
    const { stdout, failure } = await capture('tsc', args, { cwd: root, timeout: COMPILE_TIMEOUT });
    if (failure !== undefined) throw new ContractsDoNotCompile(stdout || failure);
    const modules = modulesIn(folder, '.d.ts').filter((name) => !name.endsWith('.test'));
    const declarations = new Map(modules.map((name) => [name, readFileSync(join(folder, `${name}.d.ts`), 'utf8')]));
    const loaded = await loadModules(source, declarations);
    const names = namesOf([...loaded.values()]);
    return Object.fromEntries(
      [...declarations].map(([name, text]) => [name, reportOf(name, text, loaded.get(name) ?? {}, names)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Modules with schemas are also inspected at run time. */
async function loadModules(source: string, declarations: ReadonlyMap<string, string>): Promise<Map<string, Module>> {
  const loaded = new Map<string, Module>();
  for (const [name, text] of declarations)
    if (
      /^export declare const \w+: (?:import\("[^"]+"\)\.|v\.)?(?:\w+Schema|\w+Definition|SchemaWithPipe)</m.test(text)
    )
      loaded.set(name, (await import(pathToFileURL(join(source, `${name}.ts`)).href)) as Module);
  return loaded;
}

function namesOf(modules: readonly Module[]): SchemaNames {
  const names = new Map<unknown, string>();
  for (const module of modules)
    for (const [name, value] of Object.entries(module))
      if (isSchema(value) && !names.has(value)) names.set(value, name);
  return names;
}

function reportOf(name: string, declarations: string, module: Module, names: SchemaNames): string {
  const statements = declarations.split(/^(?=(?:export|declare|import|type|interface)\b)/m);
  const texts = statements
    // Examples are data for tests and mocks; values that are not exported appear where they are used.
    .filter((statement) => !/^(?:import |export \{ ?\};|export declare const example|declare const )/.test(statement))
    .map((statement) => {
      const exported = /^export declare const (\w+):/.exec(statement)?.[1];
      const value = exported === undefined ? undefined : module[exported];
      return (exported !== undefined && valueReport(exported, value, names)) || statement.trimEnd();
    });
  return `shared-contracts/${name}\n\n${texts.join('\n\n')}\n`;
}

function valueReport(name: string, value: unknown, names: SchemaNames): string | undefined {
  if (isSchema(value)) return `schema ${name}: ${ownText(value, names)}`;
  if (isCall(value)) return callText(name, value, names);
  if (isEvent(value)) {
    const { schema, retained, name: event } = value;
    return `event ${name} '${event}'${retained ? ', retained' : ''}: ${schemaText(schema, names)}`;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): value is EventLike =>
  isObject(value) && 'retained' in value && isSchema(value.schema);
const isCall = (value: unknown): value is CallLike => isObject(value) && 'method' in value && isSchema(value.response);

function callText(name: string, call: CallLike, names: SchemaNames): string {
  const parts = (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [`  ${part} ${schemaText(schema, names, '  ')}`] : [];
  });
  const errors = call.errors.length > 0 ? [`  errors ${[...call.errors].sort().join(' ')}`] : [];
  const key = call.isKeyOptional ? 'its key, if it has one' : 'its key';
  const once = call.idempotencyKey ? `, once by ${key}` : '';
  return [`call ${name} '${call.name}' ${call.method} ${call.path}${once}`, ...parts, ...errors].join('\n');
}

const fileOfModule = (folder: string, name: string) => join(folder, `${name}.txt`);
/** The folder of the reports, beside the sources. */
export const reportFolder = (root: string) => join(root, 'shared-contracts/api');

/** Modules whose report is out of date. */
export function staleModules(report: ApiReport, folder: string): string[] {
  const known = modulesIn(folder, '.txt');
  const gone = known.filter((name) => !(name in report));
  const changed = Object.entries(report).filter(
    ([name, text]) => !known.includes(name) || readFileSync(fileOfModule(folder, name), 'utf8') !== text,
  );
  return [...changed.map(([name]) => name), ...gone].sort();
}

export function writeReport(report: ApiReport, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(report)) {
    mkdirSync(dirname(fileOfModule(folder, name)), { recursive: true });
    writeFileSync(fileOfModule(folder, name), text);
  }
}

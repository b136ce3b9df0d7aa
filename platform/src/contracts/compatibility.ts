import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { ContractSet } from 'release-kit/contract-set';
import type { SchemaFiles } from './compare-schemas.ts';
import { type ContractUse, contractName, fileOf } from './contract-sources.ts';

/** A release or deployment: the contracts it was built with, and its side of them. */
export interface Party {
  /** e.g. `cart 0.1.0-3f2a`. */
  readonly name: string;
  readonly contracts: ContractSet;
  readonly uses: ContractUse;
  /** What it provides to others: services and dialogs; the shell's are the modules it shares, the services' the calls. */
  readonly offers: readonly string[];
  /** Names of the dialogs it provides, e.g. `cart.mini-cart`. */
  readonly dialogs?: readonly string[];
}

/** A contract on which two parties do not agree. */
export interface Break {
  readonly contract: string;
  readonly giver: string;
  readonly taker: string;
  /** What the compiler or the schemas say of the difference. */
  readonly change: string;
}

/**
 * Lists where a candidate and a live release do not fit: a provider of a contract must offer all that its users were built
 * against. Each was checked when it was built, so only contracts that differ between the two are compared: types by the
 * compiler, and schemas by what they accept.
 */
export async function findBreaks(root: string, candidate: Party, live: Party): Promise<Break[]> {
  const pairs = [...pairsOf(candidate, live), ...pairsOf(live, candidate)];
  return pairs.length === 0 ? [] : compare(root, candidate, live, pairs);
}

interface Pair {
  readonly contract: string;
  readonly giver: Party;
  readonly taker: Party;
}

/** Contracts that differ, that one gives and the other takes. Events have no owner: both may give and take. */
function pairsOf(giver: Party, taker: Party): Pair[] {
  return Object.keys(taker.uses)
    .filter((contract) => giver.offers.includes(contract) || (isEvent(contract) && contract in giver.uses))
    .filter((contract) => isChanged(contract, giver.contracts, taker.contracts))
    .map((contract) => ({ contract, giver, taker }));
}

/**
 * What a candidate no longer provides although live parties use it and its predecessor provided it. What another live
 * party provides has moved there, and is no break.
 */
export function findDropped(candidate: Party, predecessor: Party, live: readonly Party[]): Break[] {
  const dropped = (wanted: (party: Party) => readonly string[]) =>
    wanted(predecessor).filter((one) => ![candidate, ...live].some((party) => wanted(party).includes(one)));
  const contracts = dropped(({ offers }) => offers);
  const dialogs = dropped((party) => party.dialogs ?? []);
  return live.flatMap((taker) => {
    const pair = (contract: string) => ({ contract, giver: candidate, taker });
    return [
      ...contracts.filter((one) => one in taker.uses).map((one) => breakOf(pair(one), 'is no longer provided')),
      ...dialogs
        .map((dialog) => ({ dialog, contract: `dialogs/${dialog.split('.')[0]}` }))
        .filter(({ dialog, contract }) => !contracts.includes(contract) && usesDialog(taker, contract, dialog))
        .map(({ dialog, contract }) => breakOf(pair(contract), `the dialog "${dialog}" is no longer provided`)),
    ];
  });
}

/** Whether the party imports the constant that its own contracts define the dialog with. */
function usesDialog({ contracts, uses }: Party, contract: string, dialog: string): boolean {
  const text = contracts[fileOf(contracts, contract) ?? ''] ?? '';
  const definitions = text.matchAll(/export const (\w+) = defineDialog[\s\S]*?\(\s*'([\w.-]+)'/g);
  return [...definitions].some(([, constant = '', name]) => name === dialog && uses[contract]?.includes(constant));
}

const isEvent = (contract: string) => contract.startsWith('events/');
const isCall = (contract: string) => contract.startsWith('calls/');

/** Whether a contract, or anything it is made of, is another in the two sets. */
function isChanged(contract: string, one: ContractSet, other: ContractSet): boolean {
  const seen = new Set<string>();
  const differs = (file: string): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = one[file];
    if (text !== other[file]) return true;
    return importsIn(file, text ?? '', one).some(({ path }) => differs(path));
  };
  const file = fileOf(one, contract);
  return file === undefined || fileOf(other, contract) === undefined ? true : differs(file);
}

/** What a contract imports of the same set: the specifier as written, and the file it stands for. */
function importsIn(file: string, text: string, set: ContractSet): { specifier: string; path: string }[] {
  return [...text.matchAll(/from '((?:\.{1,2}|shared-contracts|storefront-kit)\/[\w./-]+)'/g)].map(
    ([, specifier = '']) => {
      if (specifier.startsWith('.')) return { specifier, path: join(dirname(file), specifier) };
      const name = contractName(specifier) ?? specifier;
      return { specifier, path: fileOf(set, name) ?? name };
    },
  );
}

/** The contract with imports of packages written relative, so that it takes them from its own set. */
function withinSet(file: string, set: ContractSet): string {
  const text = set[file] ?? '';
  return importsIn(file, text, set)
    .filter(({ specifier }) => !specifier.startsWith('.'))
    .reduce((changed, { specifier, path }) => {
      const there = relative(dirname(file), path);
      return changed.replaceAll(`'${specifier}'`, `'${there.startsWith('.') ? there : `./${there}`}'`);
    }, text);
}

/** Compares in a folder where both sets stand side by side: types by the compiler, schemas by what they let through. */
async function compare(root: string, candidate: Party, live: Party, pairs: readonly Pair[]): Promise<Break[]> {
  // Inside the kit, which has the libraries of the contracts and of its own shared modules.
  const folder = mkdtempSync(join(root, 'storefront-kit/.compare-'));
  try {
    for (const [place, { contracts }] of [
      ['candidate', candidate],
      ['live', live],
    ] as const) {
      for (const file of Object.keys(contracts)) {
        mkdirSync(dirname(join(folder, place, file)), { recursive: true });
        writeFileSync(join(folder, place, file), withinSet(file, contracts));
      }
    }
    const side = (party: Party, contract: string) =>
      `${party === candidate ? 'candidate' : 'live'}/${fileOf(party.contracts, contract)}`;
    const there = pairs.filter(({ giver, contract }) => fileOf(giver.contracts, contract) !== undefined);
    const gone = pairs.filter((pair) => !there.includes(pair)).map((pair) => breakOf(pair, 'is gone'));
    const files = there.map((pair) => ({
      pair,
      giver: side(pair.giver, pair.contract),
      taker: side(pair.taker, pair.contract),
      names: pair.taker.uses[pair.contract] ?? [],
    }));
    // The schemas say the same in fewer words, and come first.
    return joined([...gone, ...(await bySchemas(folder, files)), ...(await byTypes(root, folder, files))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ComparedFiles extends SchemaFiles {
  readonly pair: Pair;
}

const breakOf = ({ contract, giver, taker }: Pair, change: string): Break => ({
  contract,
  giver: giver.name,
  taker: taker.name,
  change,
});

/** One break for each contract between two parties, from either side. */
function joined(breaks: readonly Break[]): Break[] {
  const found = new Map<string, Break>();
  for (const one of breaks) {
    const key = [one.contract, one.giver, one.taker].join('\0');
    const known = found.get(key);
    found.set(key, known ? { ...known, change: `${known.change}\n${one.change}` } : one);
  }
  return [...found.values()];
}

/** Asks the compiler. Calls are left out: what is sent goes the other way than what comes back, which types do not tell. */
async function byTypes(root: string, folder: string, all: readonly ComparedFiles[]): Promise<Break[]> {
  const checked = all.filter(({ pair }) => !isCall(pair.contract));
  if (checked.length === 0) return [];
  for (const [place, { giver, taker, names }] of checked.entries()) {
    const wanted = names.map((name) => `'${name}'`).join(' | ');
    writeFileSync(
      join(folder, `check-${place}.ts`),
      `import * as given from './${giver}';\nexport const expected: Pick<typeof import('./${taker}'), ${wanted}> = given;\n`,
    );
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { noEmit: true }, include: ['check-*.ts'] }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const stdout = await outputOf([compiler, '-p', folder, '--pretty', 'false'], [0, 1, 2]);
  return [...errorsByCheck(stdout)].flatMap(([place, change]) => {
    const pair = checked[place]?.pair;
    return pair ? breakOf(pair, change.replaceAll(`${folder}/`, '')) : [];
  });
}

/** Asks the schemas of events and calls themselves, which know conditions that no type tells. */
async function bySchemas(folder: string, all: readonly ComparedFiles[]): Promise<Break[]> {
  const compared = all.filter(({ pair }) => isEvent(pair.contract) || isCall(pair.contract));
  if (compared.length === 0) return [];
  const files: SchemaFiles[] = compared.map(({ giver, taker, names }) => ({ giver, taker, names: [...names] }));
  writeFileSync(join(folder, 'schemas.json'), JSON.stringify(files));
  const stdout = await outputOf([join(import.meta.dirname, 'compare-schemas.ts'), folder], [0]);
  const found = JSON.parse(stdout) as readonly (readonly string[])[];
  return compared.flatMap(({ pair }, place) => {
    const reasons = found[place] ?? [];
    return reasons.length > 0 ? breakOf(pair, reasons.join('\n')) : [];
  });
}

interface Ended {
  readonly code?: number | string | null;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** What a program of Node prints, beside whatever this process does; rejects when it ends in another way than is known. */
async function outputOf(args: readonly string[], known: readonly number[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [...args], { maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Ended;
    // A compiler that is not there ends with 1 too, and has said nothing of any check.
    if (typeof code === 'number' && known.includes(code) && stderr === '') return stdout;
    throw new Error(`The contracts cannot be compared: ${stderr || String(error)}`, { cause: error });
  }
}

/** The compiler's words on each check that failed. */
function errorsByCheck(output: string): Map<number, string> {
  const errors = new Map<number, string>();
  let current: number | undefined;
  for (const line of output.split('\n')) {
    const found = /check-(\d+)\.ts\(\d+,\d+\): error \w+: (.*)/.exec(line);
    if (found) {
      current = Number(found[1]);
      errors.set(current, [errors.get(current), found[2]].filter(Boolean).join('\n'));
    } else if (current !== undefined && /^\s/.test(line)) errors.set(current, `${errors.get(current)}\n${line}`);
    else current = undefined;
  }
  return errors;
}

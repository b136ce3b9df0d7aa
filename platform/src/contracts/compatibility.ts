import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContractSet, type ContractUse, fileOf } from './contract-set.ts';

/** Somebody who was built with a set of contracts, and the ones they use. */
export interface Party {
  /** e.g. `cart 0.1.0-3f2a`. */
  readonly name: string;
  readonly contracts: ContractSet;
  readonly uses: ContractUse;
  /** Contracts whose other side they are: services and dialogs that they offer; the shell offers everything else. */
  readonly offers: readonly string[];
}

/** A contract on which two parties do not agree. */
export interface Break {
  readonly contract: string;
  readonly giver: string;
  readonly taker: string;
  /** What the compiler says of the difference. */
  readonly change: string;
}

/**
 * Where a candidate and somebody live do not fit: whoever offers a contract must give all that whoever uses it was built
 * to expect. Both were checked when they were built; what is left are the contracts that differ between the two, and the
 * compiler compares those.
 */
export function findBreaks(root: string, candidate: Party, live: Party): Break[] {
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

const isEvent = (contract: string) => contract.startsWith('events/');

/** Whether a contract, or anything it is made of, is another in the two sets. */
function isChanged(contract: string, one: ContractSet, other: ContractSet): boolean {
  const seen = new Set<string>();
  const differs = (file: string): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = one[file];
    if (text !== other[file]) return true;
    const imports = [...(text ?? '').matchAll(/from '(\.{1,2}\/[\w./-]+)'/g)];
    return imports.some(([, path = '']) => differs(join(dirname(file), path)));
  };
  const file = fileOf(one, contract);
  return file === undefined || fileOf(other, contract) === undefined ? true : differs(file);
}

/** Asks the compiler, in a folder where both sets stand side by side. */
function compare(root: string, candidate: Party, live: Party, pairs: readonly Pair[]): Break[] {
  // Inside of the package, so that the libraries of the contracts are found.
  const folder = mkdtempSync(join(root, 'shared-contracts/.compare-'));
  try {
    for (const [place, { contracts }] of [
      ['candidate', candidate],
      ['live', live],
    ] as const) {
      for (const [file, text] of Object.entries(contracts)) {
        mkdirSync(dirname(join(folder, place, file)), { recursive: true });
        writeFileSync(join(folder, place, file), text);
      }
    }
    const breaks: Break[] = [];
    const checked: Pair[] = [];
    for (const pair of pairs) {
      const given = fileOf(pair.giver.contracts, pair.contract);
      if (given === undefined) {
        breaks.push({ contract: pair.contract, giver: pair.giver.name, taker: pair.taker.name, change: 'is gone' });
        continue;
      }
      const side = (party: Party) =>
        `./${party === candidate ? 'candidate' : 'live'}/${fileOf(party.contracts, pair.contract)}`;
      const names = pair.taker.uses[pair.contract]?.map((name) => `'${name}'`).join(' | ');
      checked.push(pair);
      writeFileSync(
        join(folder, `check-${checked.length}.ts`),
        `import * as given from '${side(pair.giver)}';\nexport const expected: Pick<typeof import('${side(pair.taker)}'), ${names}> = given;\n`,
      );
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { noEmit: true }, include: ['check-*.ts'] }),
    );
    const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    for (const [number, change] of errorsByCheck(stdout)) {
      const pair = checked[number - 1];
      if (pair) breaks.push({ contract: pair.contract, giver: pair.giver.name, taker: pair.taker.name, change });
    }
    return breaks;
  } finally {
    rmSync(folder, { recursive: true, force: true });
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

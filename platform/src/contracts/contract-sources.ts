import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContractSet } from 'release-kit/contract-set';
import * as v from 'valibot';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The contracts in the folder of shared-contracts. */
export function readContracts(root: string): ContractSet {
  const folder = join(root, 'shared-contracts/src');
  return Object.fromEntries(
    files(folder).map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** What is used of each contract: module to the names of values, e.g. `services/cart` to `cartService`. */
export const contractUse = v.record(v.string(), v.array(v.string()));
export type ContractUse = v.InferOutput<typeof contractUse>;

/** What the sources of a package import of the contracts; types alone bind nobody at run time. */
export function usedContracts(folder: string): ContractUse {
  const source = join(folder, 'src');
  const used = new Map<string, Set<string>>();
  for (const file of existsSync(source) ? files(source) : []) {
    const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'shared-contracts\/([\w/-]+)'/g);
    for (const [, list = '', name = ''] of imports) {
      const values = list.split(',').map((one) => one.trim().split(' as ')[0] ?? '');
      const known = used.get(name) ?? new Set();
      for (const value of values) if (value && !value.startsWith('type ')) known.add(value);
      if (known.size > 0) used.set(name, known);
    }
  }
  return Object.fromEntries([...used].sort().map(([name, values]) => [name, [...values].sort()]));
}

/** File of a contract in a set, by the name that packages import it by. */
export const fileOf = (set: ContractSet, name: string): string | undefined =>
  [`${name}.ts`, `${name}.tsx`].find((file) => file in set);

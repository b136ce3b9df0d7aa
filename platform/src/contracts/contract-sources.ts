import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ContractSet } from 'release-kit/contract-set';
import { root } from 'release-kit/folders';
import * as v from 'valibot';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The contracts in the folder of shared-contracts. */
export function readContracts(repository: string): ContractSet {
  const folder = join(repository, 'shared-contracts/src');
  return Object.fromEntries(
    files(folder).map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** What is used of each contract: module to the names of values, e.g. `services/cart` to `cartService`. */
export const contractUse = v.record(v.string(), v.array(v.string()));
export type ContractUse = v.InferOutput<typeof contractUse>;

/**
 * The values that a package imports from the contracts, directly or through the kit modules that it bundles. Types bind
 * nothing at run time.
 */
export function usedContracts(folder: string): ContractUse {
  const used = new Map<string, Set<string>>();
  for (const file of withKitModules(sourcesOf(folder))) {
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

const kit = join(root, 'storefront-kit/src');

function sourcesOf(folder: string): string[] {
  const source = join(folder, 'src');
  return existsSync(source) ? files(source) : [];
}

/** Adds the kit modules that the files import, and those that these import in turn. */
function withKitModules(sources: readonly string[]): ReadonlySet<string> {
  const found = new Set(sources);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^import (?!type)[^']*'(storefront-kit\/[^']+|\.\.?\/[^']+)'/gm,
    );
    for (const [, specifier = ''] of imports) {
      const path = specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : kitFile(specifier.replace('storefront-kit/', ''));
      if (path?.startsWith(kit)) found.add(path);
    }
  }
  return found;
}

const kitFile = (module: string): string | undefined =>
  ['ts', 'tsx'].map((ending) => join(kit, `${module}.${ending}`)).find((path) => existsSync(path));

/** File of a contract in a set, by the name that packages import it by. */
export const fileOf = (set: ContractSet, name: string): string | undefined =>
  [`${name}.ts`, `${name}.tsx`].find((file) => file in set);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ContractSet } from 'release-kit/contract-set';
import { root } from 'release-kit/folders';
import * as v from 'valibot';
import { sharedSources } from '../build/shared-modules.ts';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * All contracts of a repository: every module of shared-contracts by its path below `src`, and the kit modules that the
 * shell shares with remotes, with what they import from the kit, below `storefront-kit/`.
 */
export function readContracts(repository: string): ContractSet {
  const contracts = join(repository, 'shared-contracts/src');
  const kitFolder = join(repository, 'storefront-kit/src');
  const shared = withImportsInFolder(
    sharedKitModules.map((name) => moduleFile(kitFolder, name)),
    kitFolder,
  );
  return Object.fromEntries([
    ...files(contracts).map((file) => [pathBelow(contracts, file), readFileSync(file, 'utf8')]),
    ...[...shared].map((file) => [`${kitPrefix}${pathBelow(kitFolder, file)}`, readFileSync(file, 'utf8')]),
  ]);
}

const kitPrefix = 'storefront-kit/';
const sharedKitModules = sharedSources
  .filter((name) => name.startsWith(kitPrefix))
  .map((name) => name.slice(kitPrefix.length));
const pathBelow = (folder: string, file: string) => relative(folder, file).split(sep).join('/');

/** What is used of each contract: module to the names of values, e.g. `services/cart` to `cartService`. */
export const contractUse = v.record(v.string(), v.array(v.string()));
export type ContractUse = v.InferOutput<typeof contractUse>;

/**
 * The values that a package imports from the contracts, directly or through the kit modules that it bundles, and from
 * the kit modules that the shell shares. Types bind nothing at run time.
 */
export function usedContracts(folder: string): ContractUse {
  const used = new Map<string, Set<string>>();
  const source = join(folder, 'src');
  for (const file of withImportsInFolder(existsSync(source) ? files(source) : [], kit)) {
    for (const [, list = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(contractImport)) {
      const name = contractName(specifier);
      if (name === undefined) continue;
      const values = list.split(',').map((one) => one.trim().split(' as ')[0] ?? '');
      const known = used.get(name) ?? new Set();
      for (const value of values) if (value && !value.startsWith('type ')) known.add(value);
      if (known.size > 0) used.set(name, known);
    }
  }
  return Object.fromEntries([...used].sort().map(([name, values]) => [name, [...values].sort()]));
}

const contractImport = /import \{([^}]*)\} from '((?:shared-contracts|storefront-kit)\/[\w/-]+)'/g;

/** Contracts of shared-contracts go by their path below `src`, shared kit modules by their specifier. */
export const contractName = (specifier: string): string | undefined => {
  if (specifier.startsWith('shared-contracts/')) return specifier.replace('shared-contracts/', '');
  return sharedSources.some((name) => name === specifier) ? specifier : undefined;
};

const kit = join(root, 'storefront-kit/src');

/**
 * Adds the modules in this kit folder that the files import, and those that these import in turn. Shared modules are
 * not bundled: the shell's copy of them runs, so that they are only followed where they are themselves asked about.
 */
function withImportsInFolder(sources: readonly string[], folder: string): ReadonlySet<string> {
  const found = new Set(sources);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type)[^']*'(storefront-kit\/[^']+|\.\.?\/[^']+)'/gm,
    );
    for (const [, specifier = ''] of imports) {
      if (contractName(specifier) !== undefined) continue;
      const path = specifier.startsWith('.')
        ? join(dirname(file), specifier)
        : moduleFile(folder, specifier.replace(kitPrefix, ''));
      if (path.startsWith(folder)) found.add(path);
    }
  }
  return found;
}

/** Throws when the folder holds no such module. */
function moduleFile(folder: string, module: string): string {
  const path = ['ts', 'tsx'].map((ending) => join(folder, `${module}.${ending}`)).find((file) => existsSync(file));
  if (!path) throw new Error(`${module} is not in ${folder}`);
  return path;
}

/** File of a contract in a set, by the name that packages import it by. */
export const fileOf = (set: ContractSet, name: string): string | undefined =>
  [`${name}.ts`, `${name}.tsx`].find((file) => file in set);

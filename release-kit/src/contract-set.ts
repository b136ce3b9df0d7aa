import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ObjectStore } from './object-store.ts';

/**
 * The contracts as they were at one moment: every module of shared-contracts by its path below `src`, and the kit modules
 * that the shell shares below `storefront-kit/`.
 */
export const contractSet = v.record(v.string(), v.string());
export type ContractSet = v.InferOutput<typeof contractSet>;

/** One name for a set: the same contracts have the same. */
export function digestOfContracts(set: ContractSet): string {
  const hash = createHash('sha256');
  for (const [file, text] of Object.entries(set).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(file).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const key = (digest: string) => `contracts/${digest}.json`;

/** Keeps the contracts that something was built with, so that later releases can be held against them. */
export async function keepContracts(objects: ObjectStore, set: ContractSet): Promise<string> {
  const digest = digestOfContracts(set);
  await objects.create(key(digest), JSON.stringify(set));
  return digest;
}

export async function keptContracts(objects: ObjectStore, digest: string): Promise<ContractSet> {
  const text = await objects.read(key(digest));
  if (!text) throw new Error(`The contracts ${digest} are not in the store`);
  const set = v.parse(contractSet, JSON.parse(text.toString()));
  // The digest stands in what was signed; the set itself does not.
  if (digestOfContracts(set) !== digest) throw new Error(`The contracts ${digest} in the store are others`);
  return set;
}

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ObjectStore } from './object-store.ts';

/**
 * A snapshot of the contracts: every module of shared-contracts by its path below `src`, and the kit modules that the
 * shell shares below `storefront-kit/`.
 */
export const contractSet = v.record(v.string(), v.string());
export type ContractSet = v.InferOutput<typeof contractSet>;

/** A digest that is equal for equal contracts. */
export function digestOfContracts(set: ContractSet): string {
  const hash = createHash('sha256');
  for (const [file, text] of Object.entries(set).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(file).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const key = (digest: string) => `contracts/${digest}.json`;

/** Stores the contracts a release was built with, so that later releases can be compared with them. */
export async function keepContracts(objects: ObjectStore, set: ContractSet): Promise<string> {
  const digest = digestOfContracts(set);
  await objects.create(key(digest), JSON.stringify(set));
  return digest;
}

export async function keptContracts(objects: ObjectStore, digest: string): Promise<ContractSet> {
  const text = await objects.read(key(digest));
  if (!text) throw new Error(`The contracts ${digest} are not in the store`);
  const set = v.parse(contractSet, JSON.parse(text.toString()));
  // The digest is signed; the set itself is not.
  if (digestOfContracts(set) !== digest) throw new Error(`The contracts ${digest} in the store are others`);
  return set;
}

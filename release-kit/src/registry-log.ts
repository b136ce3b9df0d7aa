import { createHash } from 'node:crypto';
import { type Registry, type RegistryChange, registry as registrySchema } from 'shared-contracts/remote';
import * as v from 'valibot';
import type { ObjectStore } from './object-store.ts';
import { applyChange, RegistryRefusal } from './registry-rules.ts';
import { readRelease } from './release-store.ts';
import { openSeal, type SigningKey, seal, type TrustedKeys } from './signatures.ts';

/** The newest entry of the log, under a name that never changes: what shells follow. */
export const headKey = (environment: string) => `environments/${environment}/registry.json`;
const logKey = (environment: string, revision: number) =>
  `environments/${environment}/log/${String(revision).padStart(9, '0')}.json`;

/** The change was made to something that is not there any more; read again and decide anew. */
export class RegistryConflict extends Error {}

/** Lets a change through as it is or with more said about it, or throws a `RegistryRefusal`. */
export type ChangeAdmission = (
  change: RegistryChange,
  live: Registry | undefined,
  history: () => Promise<readonly Registry[]>,
) => Promise<RegistryChange>;

interface RegistryAccess {
  readonly objects: ObjectStore;
  readonly environment: string;
  readonly keys: TrustedKeys;
  /** What people and pipelines want passes here first; who starts or tests a shop of their own needs no leave. */
  readonly admit?: ChangeAdmission;
}

/**
 * The registry of an environment is the last entry of its log. An entry is created under its number and never replaced,
 * so that of two who change at once one is refused; each carries the hash of the one before.
 */
export function openRegistry({ objects, environment, keys, admit }: RegistryAccess) {
  const entryIn = (document: Buffer): { readonly entry: Registry; readonly digest: string } => {
    const payload = openSeal('registry', document, keys);
    const entry = v.parse(registrySchema, JSON.parse(payload));
    if (entry.environment !== environment)
      throw new Error(`The registry of ${environment} holds an entry of ${entry.environment}`);
    return { entry, digest: createHash('sha256').update(payload).digest('hex') };
  };

  /** The last entry, also when whoever wrote it died before the head was told. */
  async function last() {
    const head = await objects.read(headKey(environment));
    let found = head && { ...entryIn(head), document: head };
    for (;;) {
      const revision = (found?.entry.revision ?? 0) + 1;
      const document = await objects.read(logKey(environment, revision));
      if (!document) return found;
      const next = entryIn(document);
      // Another entry, rightly signed, in this one's place.
      if (next.entry.revision !== revision || next.entry.before !== (found?.digest ?? null))
        throw new Error(`The log of ${environment} is broken at revision ${revision}`);
      found = { ...next, document };
    }
  }

  /** Every change, oldest first; throws when one was altered or is missing. */
  async function history(): Promise<Registry[]> {
    const entries: Registry[] = [];
    let before: string | null = null;
    for (const key of await objects.list(`environments/${environment}/log/`)) {
      const document = await objects.read(key);
      if (!document) throw new Error(`${key} is gone`);
      const { entry, digest } = entryIn(document);
      if (entry.before !== before || entry.revision !== entries.length + 1)
        throw new Error(`The log of ${environment} is broken at revision ${entries.length + 1}`);
      entries.push(entry);
      before = digest;
    }
    return entries;
  }

  return {
    /** What is live, or undefined when nothing was ever promoted. */
    async read(): Promise<Registry | undefined> {
      return (await last())?.entry;
    },

    history,

    /**
     * Makes a change and gives the registry after it. `expected` is the revision that was looked at: when somebody
     * changed the registry since, a `RegistryConflict` is thrown and nothing happens.
     */
    async change(
      change: RegistryChange,
      { by, signer, expected }: { readonly by: string; readonly signer: SigningKey; readonly expected?: number },
    ): Promise<Registry> {
      if ('version' in change) await readRelease(objects, change.remote, change.version, keys);
      const found = await last();
      const revision = found?.entry.revision ?? 0;
      if (expected !== undefined && expected !== revision)
        throw new RegistryConflict(`The registry is at revision ${revision}, not ${expected}: somebody was faster`);
      const admitted = admit ? await admit(change, found?.entry, history) : change;
      const entry: Registry = {
        environment,
        revision: revision + 1,
        at: new Date().toISOString(),
        by,
        change: admitted,
        before: found?.digest ?? null,
        remotes: applyChange(found?.entry.remotes ?? {}, admitted),
      };
      const document = seal('registry', JSON.stringify(entry), signer);
      if (!(await objects.create(logKey(environment, entry.revision), document)))
        throw new RegistryConflict(`Somebody made revision ${entry.revision} a moment before`);
      await objects.replace(headKey(environment), document);
      return entry;
    },
  };
}
export type RegistryLog = ReturnType<typeof openRegistry>;

/** The version that a remote had stable last before the one it has now, leaving out what was taken back. */
export function versionBefore(history: readonly Registry[], remote: string): string {
  const takenBack = new Set<string>();
  let stable: string | undefined;
  const earlier: string[] = [];
  for (const { remotes, change } of history) {
    const next = remotes[remote]?.stable;
    if (next === undefined || next === stable) continue;
    if (change.kind === 'rollback' && stable) takenBack.add(stable);
    else if (stable) earlier.push(stable);
    stable = next;
  }
  const found = earlier.reverse().find((version) => version !== stable && !takenBack.has(version));
  if (!found) throw new RegistryRefusal(`${remote} has no version before the one that is stable`);
  return found;
}

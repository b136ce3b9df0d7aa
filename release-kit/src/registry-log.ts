import { createHash } from 'node:crypto';
import { type Registry, type RegistryChange, registry as registrySchema } from 'shared-contracts/remote';
import * as v from 'valibot';
import type { ObjectStore } from './object-store.ts';
import { applyChange, RegistryRefusal } from './registry-rules.ts';
import { readRelease } from './release-store.ts';
import { openSeal, type SigningKey, seal, type TrustedKeys } from './signatures.ts';

/** The newest log entry under a fixed name, which shells follow. */
export const headKey = (environment: string) => `environments/${environment}/registry.json`;
const logKey = (environment: string, revision: number) =>
  `environments/${environment}/log/${String(revision).padStart(9, '0')}.json`;

/** The registry has changed since it was read: read it again and decide anew. */
export class RegistryConflict extends Error {}

/** Admits a change, possibly with additions to its record, or throws a `RegistryRefusal`. */
export type ChangeAdmission = (
  change: RegistryChange,
  live: Registry | undefined,
  history: () => Promise<readonly Registry[]>,
) => Promise<RegistryChange>;

interface RegistryAccess {
  readonly objects: ObjectStore;
  readonly environment: string;
  readonly keys: TrustedKeys;
  /** Checks changes requested by people and pipelines; local shops and tests need no check. */
  readonly admit?: ChangeAdmission;
}

/**
 * The registry of an environment is the last entry of its log. An entry is created under its number and never
 * replaced, so that one of two simultaneous changes is refused; each contains the hash of its predecessor.
 */
export function openRegistry({ objects, environment, keys, admit }: RegistryAccess) {
  const entryIn = (document: Buffer): { readonly entry: Registry; readonly digest: string } => {
    const payload = openSeal('registry', document, keys);
    const entry = v.parse(registrySchema, JSON.parse(payload));
    if (entry.environment !== environment)
      throw new Error(`The registry of ${environment} holds an entry of ${entry.environment}`);
    return { entry, digest: createHash('sha256').update(payload).digest('hex') };
  };

  /** The last entry, even when its writer died before updating the head. */
  async function last() {
    const head = await objects.read(headKey(environment));
    let found = head && { ...entryIn(head), document: head };
    for (;;) {
      const revision = (found?.entry.revision ?? 0) + 1;
      const document = await objects.read(logKey(environment, revision));
      if (!document) return found;
      const next = entryIn(document);
      // Another correctly signed entry in the place of this one.
      if (next.entry.revision !== revision || next.entry.before !== (found?.digest ?? null))
        throw new Error(`The log of ${environment} is broken at revision ${revision}`);
      found = { ...next, document };
    }
  }

  // Entries are never replaced: what was read and found sound is not read again for each view of a page.
  let sound: { readonly entries: readonly Registry[]; readonly before: string | null } = { entries: [], before: null };

  /** All changes, oldest first; throws when one was altered before it was first read, or is missing. */
  async function history(): Promise<readonly Registry[]> {
    const keys = await objects.list(`environments/${environment}/log/`);
    const known = sound;
    if (keys.length < known.entries.length) throw new Error(`The log of ${environment} has lost entries`);
    const entries = [...known.entries];
    let { before } = known;
    for (const key of keys.slice(entries.length)) {
      const document = await objects.read(key);
      if (!document) throw new Error(`${key} is gone`);
      const { entry, digest } = entryIn(document);
      if (entry.before !== before || entry.revision !== entries.length + 1)
        throw new Error(`The log of ${environment} is broken at revision ${entries.length + 1}`);
      entries.push(entry);
      before = digest;
    }
    if (entries.length > sound.entries.length) sound = { entries, before };
    return entries;
  }

  return {
    /** The live registry; undefined when nothing was ever promoted. */
    async read(): Promise<Registry | undefined> {
      return (await last())?.entry;
    },

    history,

    /**
     * Makes a change and returns the resulting registry. `expected` is the revision it is based on: throws a
     * `RegistryConflict` and changes nothing when the registry has changed since.
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

/** The last stable version of a remote before its current one, except those rolled back. */
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

import { createHash } from 'node:crypto';
import type { FlagValues } from 'shared-contracts/flags';
import * as v from 'valibot';
import type { StreamEvent } from './event-stream.ts';

/** What the service tells of one flag; pages get all of it, for their SDK. */
const flag = v.looseObject({ value: v.unknown(), version: v.pipe(v.number(), v.integer()) });
export const allFlagStates = v.record(v.string(), flag);
const changed = v.looseObject({ key: v.string(), ...flag.entries });
const deleted = v.looseObject({ key: v.string(), version: v.pipe(v.number(), v.integer()) });
export type FlagStates = v.InferOutput<typeof allFlagStates>;

/** The flags after an event of the service's stream. Undefined when it says nothing new. */
export function afterEvent(states: FlagStates, { name, data }: StreamEvent): FlagStates | undefined {
  const json: unknown = JSON.parse(data);
  if (name === 'put') return v.parse(allFlagStates, json);
  const isOlder = ({ key, version }: { key: string; version: number }) => (states[key]?.version ?? -1) >= version;
  if (name === 'patch') {
    const { key, ...state } = v.parse(changed, json);
    return isOlder({ key, version: state.version }) ? undefined : { ...states, [key]: state };
  }
  if (name === 'delete') {
    const gone = v.parse(deleted, json);
    if (isOlder(gone)) return undefined;
    return Object.fromEntries(Object.entries(states).filter(([key]) => key !== gone.key));
  }
  return undefined;
}

/** The flags of one moment, which a page is rendered with. */
export interface FlagSnapshot {
  readonly values: FlagValues;
  /** Equal for equal values: part of what names a cached page. */
  readonly digest: string;
}

export function snapshotOf(states: FlagStates): FlagSnapshot {
  const entries = Object.entries(states)
    .map(([key, { value }]) => [key, value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const values = Object.fromEntries(entries);
  return { values, digest: createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12) };
}

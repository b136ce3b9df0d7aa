import { RegistryConflict, type RegistryLog, versionBefore } from 'release-kit/registry-log';
import { RegistryRefusal } from 'release-kit/registry-rules';
import type { SigningKey } from 'release-kit/signatures';
import { type Registry, type RegistryChange, registry as registrySchema } from 'shared-contracts/remote';
import * as v from 'valibot';

/** The registry as people and pipelines use it: directly in the store, or over HTTP without a key of their own. */
export interface RegistryClient {
  status(): Promise<Registry | undefined>;
  history(): Promise<readonly Registry[]>;
  change(change: RegistryChange, expected?: number): Promise<Registry>;
  /** Ends the canary of a remote if there is one, else restores the previous stable version. */
  rollback(remote: string, options: { readonly to?: string; readonly reason?: string }): Promise<Registry>;
}

/** The change that undoes the last one: ends the canary, or rolls back the stable version. */
export async function rollbackChange(
  registry: Pick<RegistryLog, 'read' | 'history'>,
  remote: string,
  { to, reason }: { readonly to?: string | undefined; readonly reason?: string | undefined },
): Promise<RegistryChange> {
  const why = reason === undefined ? {} : { reason };
  const live = (await registry.read())?.remotes[remote];
  if (!live) throw new RegistryRefusal(`${remote} has nothing that could be taken back`);
  if (live.canary && to === undefined) return { kind: 'end-canary', remote, ...why };
  const version = to ?? live.previous ?? versionBefore(await registry.history(), remote);
  return { kind: 'rollback', remote, version, ...why };
}

/** The registry in a store, changed with a local key. */
export function directClient(registry: RegistryLog, by: string, signer: () => SigningKey): RegistryClient {
  const change: RegistryClient['change'] = (what, expected) =>
    registry.change(what, { by, signer: signer(), ...(expected === undefined ? {} : { expected }) });
  return {
    status: registry.read,
    history: registry.history,
    change,
    rollback: async (remote, options) => change(await rollbackChange(registry, remote, options)),
  };
}

/** Milliseconds the registry service may take; a change may require another contract comparison. */
const deadline = 60_000;

/** The registry behind its HTTP API; `token` identifies the caller. */
export function httpClient(origin: string, environment: string, token: string): RegistryClient {
  const base = `${origin}/v1/environments/${environment}`;
  async function send(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
      signal: AbortSignal.timeout(deadline),
    });
    if (response.status === 404 && path === '/registry') return undefined;
    const answer = (await response.json()) as { readonly message?: string };
    if (response.ok) return answer;
    const message = answer.message ?? `The registry answered ${response.status}`;
    if (response.status === 409) throw new RegistryConflict(message);
    throw new RegistryRefusal(message);
  }
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    v.parse(registrySchema, await send(path, { method: 'POST', body: JSON.stringify(body), headers }));
  return {
    status: async () => v.parse(v.optional(registrySchema), await send('/registry')),
    history: async () => v.parse(v.array(registrySchema), await send('/history')),
    change: (change, expected) =>
      post('/changes', change, expected === undefined ? {} : { 'if-match': `"${expected}"` }),
    rollback: (remote, options) => post('/rollbacks', { remote, ...options }),
  };
}

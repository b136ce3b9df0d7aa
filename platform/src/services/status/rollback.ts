import { type RegistryLog, versionBefore } from 'release-kit/registry-log';
import { applyChange, RegistryRefusal } from 'release-kit/registry-rules';
import type { LiveVersions, Registry, RegistryChange } from 'shared-contracts/remote';
import { rollbackChange } from '../../registry-client/registry-client.ts';

/** What a rollback would do. */
export interface Rollback {
  readonly change: RegistryChange;
  /** The revision that it is based on. */
  readonly revision: number;
  readonly now: LiveVersions;
  readonly afterwards: LiveVersions;
}

/** Whether a version is live, so that it can be rolled back. */
export const isLive = (registry: Registry | undefined, remote: string, release: string): boolean => {
  const live = registry && Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  return live?.stable === release || live?.canary?.version === release;
};

/** The change that takes a live version back: ends the canary, or restores the version before the stable one. */
export async function planRollback(
  registry: Pick<RegistryLog, 'read' | 'history'>,
  remote: string,
  release: string,
): Promise<Rollback> {
  const live = await registry.read();
  const now = live?.remotes[remote];
  if (!live || !now || !isLive(live, remote, release)) throw new RegistryRefusal(`${remote} ${release} is not live`);
  const isCanary = now.canary?.version === release;
  const to = isCanary ? undefined : (now.previous ?? versionBefore(await registry.history(), remote));
  const change = await rollbackChange(registry, remote, { to, reason: undefined });
  const afterwards = applyChange(live.remotes, change)[remote];
  if (!afterwards) throw new RegistryRefusal(`${remote} would have no stable version`);
  return { change, revision: live.revision, now, afterwards };
}

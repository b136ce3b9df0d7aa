import type { RegistryLog } from 'release-kit/registry-log';
import { RegistryConflict } from 'release-kit/registry-log';
import type { SigningKey } from 'release-kit/signatures';
import type { Registry } from 'shared-contracts/remote';
import { worseBecause } from './canary-test.ts';
import type { Collected } from './collected.ts';

interface Watched {
  readonly registry: Pick<RegistryLog, 'read' | 'change'>;
  readonly collected: Pick<Collected, 'seen'>;
  readonly signer: SigningKey;
}

/** Ends every canary that is worse than its stable version, with the reason; gives the changes that were made. */
export async function watchCanaries({ registry, collected, signer }: Watched): Promise<Registry[]> {
  const made: Registry[] = [];
  const live = await registry.read();
  for (const [remote, { stable, canary }] of Object.entries(live?.remotes ?? {})) {
    if (!canary) continue;
    const reason = worseBecause(collected.seen(remote, stable), collected.seen(remote, canary.version));
    if (!reason) continue;
    try {
      const revision = made.at(-1)?.revision ?? live?.revision;
      const options = { by: 'canary-watch', signer, ...(revision === undefined ? {} : { expected: revision }) };
      made.push(await registry.change({ kind: 'end-canary', remote, reason: `${canary.version}: ${reason}` }, options));
    } catch (error) {
      // Somebody changed the registry at this moment; the next look sees what they made of it.
      if (!(error instanceof RegistryConflict)) throw error;
    }
  }
  return made;
}

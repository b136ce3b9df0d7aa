import { createHash } from 'node:crypto';
import type { LiveVersions } from 'shared-contracts/remote';

/** The version that a visitor gets: always the same one for the same visitor, as long as the canary is the same. */
export function versionFor(remote: string, live: LiveVersions, visitor: string): string {
  const { canary, stable } = live;
  return canary && placeOf(`${remote} ${canary.version} ${visitor}`) < canary.share ? canary.version : stable;
}

/** Where a text falls between 0 and 100, evenly and always the same. */
function placeOf(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

import { createHash } from 'node:crypto';
import type { LiveVersions } from 'shared-contracts/remote';

/** The version a visitor gets: always the same for the same visitor and canary. */
export function versionFor(remote: string, live: LiveVersions, visitor: string): string {
  const { canary, stable } = live;
  return canary && placeOf(`${remote} ${canary.version} ${visitor}`) < canary.share ? canary.version : stable;
}

/** Maps a text to a stable number between 0 and 100, evenly distributed. */
function placeOf(text: string): number {
  return (createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32) * 100;
}

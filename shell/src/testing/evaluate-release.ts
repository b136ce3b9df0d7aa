import type { Release } from 'shared-contracts/remote';
import { createReleaseModules } from '../render-worker/release-modules.ts';
import { readServerFiles, releaseId } from '../server/render/server-files.ts';

/** Evaluates server modules of a release in this process, as a render worker does in its own; throws when one may not run. */
export function evaluateRelease(
  folder: string,
  release: Release,
  {
    shared = {},
    exposes = Object.keys(release.server.modules),
  }: { readonly shared?: Readonly<Record<string, unknown>>; readonly exposes?: readonly string[] } = {},
) {
  const modules = createReleaseModules(shared);
  const { message, body } = readServerFiles(folder, release, exposes);
  modules.hold(message, body);
  return { screen: (expose: string) => modules.screen(releaseId(release), expose) };
}

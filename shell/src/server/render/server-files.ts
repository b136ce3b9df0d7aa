import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from 'release-kit/integrity';
import type { Release } from 'shared-contracts/remote';
import type { LoadMessage } from '../../render-channel/messages.ts';

export interface ServerFiles {
  readonly message: LoadMessage;
  readonly body: Buffer;
}

export const releaseId = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}/${version}`;

/**
 * Reads the server half of a release for a worker, which has no files of its own.
 * @throws {Error} when a file does not have the hash that the release names
 */
export function readServerFiles(
  folder: string,
  release: Pick<Release, 'name' | 'version' | 'files' | 'server'>,
  evaluate: readonly string[],
): ServerFiles {
  const id = releaseId(release);
  const contents = Object.entries(release.files)
    .filter(([path]) => path.startsWith('server/'))
    .map(([path, expected]) => {
      const content = readFileSync(join(folder, release.name, release.version, path));
      if (integrityOf(content) !== expected)
        throw new Error(`${id}/${path} does not have the hash that its release names`);
      return [path, content] as const;
    });
  return {
    message: {
      type: 'load',
      release: id,
      modules: release.server.modules,
      files: contents.map(([path, content]) => [path, content.length] as const),
      evaluate,
    },
    body: Buffer.concat(contents.map(([, content]) => content)),
  };
}

/** The modules that pages are rendered with; services, dialogs, and slots belong to the browser. */
export const screensOf = ({ routes }: Pick<Release, 'routes'>): readonly string[] => [
  ...new Set(routes.map(({ expose }) => expose)),
];

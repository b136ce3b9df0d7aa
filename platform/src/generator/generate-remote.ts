import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Folders, filledTemplates, GeneratorRefusal, namesOf, writeAll } from './generator.ts';

export interface NewRemote {
  /** e.g. `wishlist`: the remote's name, its path and the beginning of its contracts' names. */
  readonly name: string;
  /** The team that owns it, e.g. `team-wishlist`. */
  readonly owner: string;
}

/** Every file of a new remote and its contracts, by its path below the root. */
function filesOf({ name, owner }: NewRemote, { templates }: Pick<Folders, 'templates'>): Map<string, string> {
  const names = { ...namesOf(name), owner };
  return new Map([
    ...filledTemplates(join(templates, 'remote'), `mfe-${name}`, names),
    ...filledTemplates(join(templates, 'contracts'), 'shared-contracts/src', names),
  ]);
}

/** Writes a new remote beside the others; returns the files it made. Existing files are never overwritten. */
export function generateRemote(remote: NewRemote, place: Folders): string[] {
  const { name, owner } = remote;
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name))
    throw new GeneratorRefusal(`"${name}" is not a name for a remote: lower-case letters and digits, a letter first`);
  if (!/^@?[a-z][a-z0-9/-]{1,60}$/.test(owner))
    throw new GeneratorRefusal(`--owner is missing or not a team's name, e.g. --owner team-${name}`);
  if (existsSync(join(place.root, `mfe-${name}`))) throw new GeneratorRefusal(`mfe-${name} exists already`);
  const files = writeAll(place.root, filesOf(remote, place), new Map());
  appendFileSync(join(place.root, 'CODEOWNERS'), ownerLines(remote));
  return files;
}

const ownerLines = ({ name, owner }: NewRemote) =>
  [`/mfe-${name}/`, ...['events', 'services', 'dialogs'].map((kind) => `/shared-contracts/src/${kind}/${name}.ts`)]
    .map((path) => `${path} @tarnfell/${owner.replace(/^@/, '')}\n`)
    .join('');

import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where a new remote comes into being. */
export interface Place {
  /** The repository's root folder. */
  readonly root: string;
  readonly templates: string;
}

export interface NewRemote {
  /** e.g. `wishlist`: the remote's name, its path and the beginning of its contracts' names. */
  readonly name: string;
  /** The team that owns it, e.g. `team-wishlist`. */
  readonly owner: string;
}

/** Why a remote cannot be made. */
export class GeneratorRefusal extends Error {}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Every file of a new remote and its contracts, by its path below the root. */
export function filesOf({ name, owner }: NewRemote, { templates }: Pick<Place, 'templates'>): Map<string, string> {
  const fill = (text: string) =>
    text
      .replaceAll('__Name__', name[0]?.toUpperCase() + name.slice(1))
      .replaceAll('__name__', name)
      .replaceAll('__owner__', owner)
      .replace(/\.template$/, '');
  const files = new Map<string, string>();
  for (const [kind, target] of [
    ['remote', `mfe-${name}`],
    ['contracts', 'shared-contracts/src'],
  ] as const) {
    const folder = join(templates, kind);
    for (const file of filesBelow(folder))
      files.set(join(target, fill(file)), fill(readFileSync(join(folder, file), 'utf8')));
  }
  return files;
}

/** Writes a new remote beside the others; gives the files it made. Nothing that is there is overwritten. */
export function generateRemote(remote: NewRemote, place: Place): string[] {
  const { name, owner } = remote;
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name))
    throw new GeneratorRefusal(`"${name}" is no name for a remote: small letters and digits, beginning with a letter`);
  if (!/^@?[a-z][a-z0-9/-]{1,60}$/.test(owner))
    throw new GeneratorRefusal(`--owner is missing or no team's name, e.g. --owner team-${name}`);
  const files = filesOf(remote, place);
  const taken = [`mfe-${name}`, ...files.keys()].find((file) => existsSync(join(place.root, file)));
  if (taken) throw new GeneratorRefusal(`${taken} is there already`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(place.root, file)), { recursive: true });
    writeFileSync(join(place.root, file), text);
  }
  appendFileSync(join(place.root, 'CODEOWNERS'), ownerLines(remote));
  return [...files.keys()];
}

const ownerLines = ({ name, owner }: NewRemote) =>
  [`/mfe-${name}/`, ...['events', 'services', 'dialogs'].map((kind) => `/shared-contracts/src/${kind}/${name}.ts`)]
    .map((path) => `${path} @tarnfell/${owner.replace(/^@/, '')}\n`)
    .join('');

/** Takes a remote away as it was made; for tests, and for who has changed their mind. */
export function removeRemote(remote: NewRemote, place: Place): void {
  for (const file of filesOf(remote, place).keys()) rmSync(join(place.root, file), { force: true });
  rmSync(join(place.root, `mfe-${remote.name}`), { recursive: true, force: true });
  const owners = join(place.root, 'CODEOWNERS');
  writeFileSync(owners, readFileSync(owners, 'utf8').replace(ownerLines(remote), ''));
}

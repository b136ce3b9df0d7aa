import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where generators read and write. */
export interface Folders {
  /** The repository's root folder. */
  readonly root: string;
  readonly templates: string;
}

/** Why something cannot be generated. */
export class GeneratorRefusal extends Error {}

/** Replacements of `__key__` in templates and their file names. */
export type Names = Readonly<Record<string, string>>;

/** The forms of a name in lower case with hyphens: `opening-hours` gives `openingHours`, `OpeningHours`, `Opening hours`. */
export function namesOf(name: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new GeneratorRefusal(`"${name}" is not a name: lower-case letters and digits, parts joined by hyphens`);
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const capitalized = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return { name, camel, Name: capitalized(camel), words, Title: capitalized(words) };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** The files of a folder of templates, filled in, by their path below `target`. */
export function filledTemplates(templates: string, target: string, names: Names): Map<string, string> {
  const fill = (text: string) => text.replace(/__([A-Za-z]+?)__/g, (found, key: string) => names[key] ?? found);
  return new Map(
    filesBelow(templates).map((file) => [
      join(target, fill(file).replace(/\.template$/, '')),
      fill(readFileSync(join(templates, file), 'utf8')),
    ]),
  );
}

/**
 * Writes new files and changes of existing ones, by path below the root; returns the paths. Refuses before the first
 * write when a new file exists already.
 */
export function writeAll(
  root: string,
  created: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string>,
): string[] {
  const taken = [...created.keys()].find((file) => existsSync(join(root, file)));
  if (taken) throw new GeneratorRefusal(`${taken} exists already`);
  const files = [...created, ...changed];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return files.map(([file]) => file);
}

/** Reads a file that a generator changes. */
export function sourceOf(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new GeneratorRefusal(`${file} does not exist`);
  return readFileSync(join(root, file), 'utf8');
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Adds an entry at the end of the list or object that begins with `opening`, whose last character is its bracket. */
export function withEntry(source: string, opening: string, entry: string): string {
  const open = opening.at(-1) ?? '';
  const start = source.indexOf(opening);
  if (start < 0) throw new GeneratorRefusal(`Nothing in the source begins with "${opening}"`);
  let depth = 0;
  for (let at = start + opening.length - 1; at < source.length; at++) {
    if (source[at] === open) depth++;
    if (source[at] === closing[open] && --depth === 0) {
      const before = source.slice(0, at).trimEnd();
      const comma = before.endsWith(',') || before.endsWith(open) ? '' : ',';
      return `${before}${comma}\n${entry},\n${source.slice(at)}`;
    }
  }
  throw new GeneratorRefusal(`"${opening}" is not closed`);
}

/** Adds an import after the last one. */
export function withImport(source: string, statement: string): string {
  const last = [...source.matchAll(/^(?:import [^;]*|\} from '[^']*');\n/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${source.slice(0, at)}${statement}\n${source.slice(at)}`;
}

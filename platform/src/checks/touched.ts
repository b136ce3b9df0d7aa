import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import * as v from 'valibot';

/**
 * The modules of remotes that each file of journeys loaded when it last ran, such as `mfe-cart/gift`, by the name of the file; undefined
 * for one that is new. `mfe-cart` alone may be any module of that remote.
 */
export type Touched = Readonly<Record<string, readonly string[] | undefined>>;

const file = join(root, 'e2e/touched.json');
const kept = v.record(v.string(), v.array(v.string()));

const readKept = (): Record<string, readonly string[]> =>
  existsSync(file) ? v.parse(kept, JSON.parse(readFileSync(file, 'utf8'))) : {};

/** The name of a file of journeys, such as `cart` for `e2e/journeys/cart.spec.ts`. */
export const journeyName = (path: string): string | undefined => /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(path)?.[1];

const existing = (): string[] =>
  readdirSync(join(root, 'e2e/journeys'))
    .flatMap((name) => journeyName(`e2e/journeys/${name}`) ?? [])
    .sort();

/** Whether what a journey touched is of a remote. */
export const isOfRemote = (touched: string, remote: string): boolean => touched.split('/')[0] === remote;

/** Whether what a journey touched may be a module, such as `mfe-cart/gift`. */
export const mayBe = (touched: string, module: string): boolean =>
  module === touched || module.split('/')[0] === touched;

/** What every file of journeys touched. */
export function readTouched(): Touched {
  const known = readKept();
  return Object.fromEntries(existing().map((name) => [name, known[name]]));
}

/** Keeps what files of journeys touched in a run that ran them whole; what others touched before stays, as long as they exist. */
export function keepTouched(seen: ReadonlyMap<string, ReadonlySet<string>>): void {
  const known = readKept();
  const entries = existing().flatMap((name) => {
    const touched = seen.has(name) ? [...(seen.get(name) ?? [])].sort() : known[name];
    return touched ? [[name, touched] as const] : [];
  });
  const lines = entries.map(([name, touched]) => `  ${JSON.stringify(name)}: ${JSON.stringify(touched)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

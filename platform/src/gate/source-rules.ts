import { describeBreach } from './sources/breach.ts';
import { elements } from './sources/elements.ts';
import { modules } from './sources/modules.ts';
import { declaredGlobals, usesOfGlobals } from './sources/names.ts';
import { ownName } from './sources/own-name.ts';
import { readProperties } from './sources/properties.ts';
import { storageKeys } from './sources/storage-keys.ts';
import { styles } from './sources/styles.ts';
import { readSource } from './sources/syntax.ts';
import { writes } from './sources/writes.ts';

/** What a remote's own sources must not do: everything that would reach beyond the remote at run time. */
const rules = [usesOfGlobals, declaredGlobals, readProperties, writes, elements, modules, storageKeys, styles, ownName];

/**
 * The breaches in a source file of a remote, as sentences that name the file and the offending code. The path is below
 * the root; storage keys must begin with `shop.<remote>.`.
 */
export function breachesIn(file: string, code: string, remote: string): string[] {
  const source = readSource(file, code, remote);
  const found = source.nodes.flatMap((node) => rules.flatMap((rule) => rule(node, source)));
  return [...new Set(found.map(([breach, what]) => `${file}: ${describeBreach(breach, what)}`))];
}

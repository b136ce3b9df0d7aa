import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Compiler, Module, ModuleGraph, WebpackPluginInstance } from 'webpack';

/** Exposed modules of a remote, with the source files that each imports, by path below the root. */
export type ModuleSources = Readonly<Record<string, readonly string[]>>;

const kept = v.record(v.string(), v.array(v.string()));
/** Beside a build and no part of its release. */
const fileIn = (folder: string) => join(folder, 'dist/sources.json');

/** Notes what the builds of a remote, of which each is given this plugin, make its modules from. */
export class ModuleSourcesPlugin implements WebpackPluginInstance {
  readonly #files: ReadonlyMap<string, string>;
  readonly #sources = new Map<string, Set<string>>();

  /** @param exposes exposed module to source file, absolute */
  constructor(exposes: Readonly<Record<string, string>>) {
    this.#files = new Map(Object.entries(exposes));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleSources', (compilation) => {
      // Before modules are optimized: a constant is copied to where it is used, and nothing tells then where it came from.
      compilation.hooks.finishModules.tap('ModuleSources', (modules) => {
        const byFile = new Map([...modules].map((module) => [module.nameForCondition(), module]));
        for (const [name, file] of this.#files) {
          const module = byFile.get(file);
          if (!module) throw new Error(`The build has no module ${name} (${file})`);
          const sources = this.#sources.get(name) ?? new Set();
          for (const source of imported(module, compilation.moduleGraph)) sources.add(source);
          this.#sources.set(name, sources);
        }
      });
    });
  }

  /** What was noted, without the files of libraries. */
  sources(root: string): ModuleSources {
    const own = (files: ReadonlySet<string>) =>
      [...files].filter((file) => !file.includes('node_modules')).map((file) => relative(root, file));
    return Object.fromEntries([...this.#sources].map(([name, files]) => [name, own(files).sort()]));
  }
}

/** The files of a module and of everything that it imports, at once or later. */
function imported(first: Module, graph: ModuleGraph): string[] {
  const found = new Set([first]);
  // A set that grows is visited to its end.
  for (const module of found) for (const { module: next } of graph.getOutgoingConnections(module)) found.add(next);
  return [...found].flatMap((module) => module.nameForCondition() ?? []);
}

export const keepSources = (folder: string, sources: ModuleSources): void =>
  writeFileSync(fileIn(folder), `${JSON.stringify(sources, null, 2)}\n`);

/** What the build in a folder was made from. */
export const readSources = (folder: string): ModuleSources =>
  v.parse(kept, JSON.parse(readFileSync(fileIn(folder), 'utf8')));

import type { Compiler, Module } from 'webpack';

/**
 * Names the two modules that the federation plugin identifies by absolute paths.
 * Otherwise their numbers, and through them the bytes of a release, depend on the folder it is built in.
 */
export class PathFreeIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PathFreeIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PathFreeIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = pathFreeId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function pathFreeId(module: Module): string | undefined {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  // The file's name is a hash of a text with absolute paths.
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(identifier) ? 'federation' : undefined;
}

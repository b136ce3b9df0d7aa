import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Lets the page determine the hash of each chunk. Without it webpack's chunk loader would retry a tampered file
 * without a hash and run it. `__integrityOf` is set by the shell and throws for a file that no release names.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nif (self.__integrityOf) { script.crossOrigin = 'anonymous'; script.integrity = self.__integrityOf(url); }`,
      );
    });
  }
}

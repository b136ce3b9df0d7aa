import type { LoaderContext } from 'webpack';
import { withHotCode } from './hot-modules.ts';

/** Webpack loader of development servers; `exposed` are the absolute paths of the remote's exposed modules. */
export default function hotModulesLoader(
  this: LoaderContext<{ readonly exposed: readonly string[] }>,
  source: string,
): string {
  const path = this.resourcePath;
  return withHotCode(source, { path, isExposed: this.getOptions().exposed.includes(path) });
}

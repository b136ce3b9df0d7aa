/** What a source module is, for `withHotCode`. */
interface Source {
  readonly path: string;
  /** A screen, dialog or slot: the container hands it out, so nothing above it can take its change. */
  readonly isExposed: boolean;
}

const messageImport = /^import (?!type\b)[^;]*? from '(\.[^']*\/messages\/[^']+)';$/gm;

/**
 * Adds what Fast Refresh lacks for modules of a remote. It takes changes only of modules that export nothing but components:
 * - screens export their loader and head too, and would load the page anew with each letter;
 * - rules and services read texts, which only have to be read again.
 */
export function withHotCode(source: string, { path, isExposed }: Source): string {
  if (path.endsWith('.tsx'))
    return isExposed
      ? `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate(() => undefined);
}
`
      : source;
  const messages = [...source.matchAll(messageImport)].map(([, file]) => file);
  if (messages.length === 0) return source;
  return `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.accept(${JSON.stringify(messages)});\n`;
}

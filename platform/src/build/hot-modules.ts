/** The kind of a source module, for `withHotCode`. */
interface Source {
  readonly path: string;
  /** A screen, dialog, or slot: exposed by the container, so no module above it can accept its change. */
  readonly isExposed: boolean;
}

const messageImport = /^import (?!type\b)[^;]*? from '(\.[^']*\/messages\/[^']+)';$/gm;

/**
 * Extends Fast Refresh for modules of a remote. It accepts changes only of modules that export nothing but
 * components:
 * - screens also export loader and head, and would reload the page on every edit;
 * - rules and services read texts, which only need to be read again.
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

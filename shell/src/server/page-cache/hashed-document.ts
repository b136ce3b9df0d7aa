import { createHash } from 'node:crypto';

/** A document whose inline scripts and styles are named by hash, so that it can be sent to several visitors. */
export interface HashedDocument {
  readonly html: string;
  /** Sources of a content security policy, e.g. `'sha256-…'`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Rules are inserted in the browser through an element that is empty at first. */
const emptyStyle = hashOf('');

/**
 * Replaces the nonce of a rendered document by hashes. Only elements with the nonce are hashed: a script that got into the
 * document in any other way has no hash and does not run.
 */
export function hashedDocument(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<(script|style)\\b([^>]*)${mark.replace(/[+/=]/g, '\\$&')}[^>]*>(.*?)</\\1>`, 'gs');
  const found = { script: new Set<string>(), style: new Set([emptyStyle]) };
  for (const [, name, , text = ''] of html.matchAll(marked)) found[name as keyof typeof found].add(hashOf(text));
  return { html: html.replaceAll(mark, ''), scripts: [...found.script], styles: [...found.style] };
}

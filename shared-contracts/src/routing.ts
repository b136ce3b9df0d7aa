import type { ComponentType } from 'react';
import type { Calls } from './call.ts';
import { type Locale, localeOfPath } from './locale.ts';
import type { PublicConfig } from './platform.tsx';

/** Query parameters carried between routes (docs/spec/content.md section 2.1), and the time of a preview. */
export const carriedParameters = [
  'siteId',
  'cms',
  'preview',
  'previewDateTime',
  'previewSegment',
  'enrollment_marketing_source',
] as const;

/** `path` with the carried query parameters of the current route, unless it has them. */
export function carryParameters(path: string, fromSearch: string): string {
  const from = new URLSearchParams(fromSearch);
  const [beforeHash = '', hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  // Typed text may contain a question mark itself.
  const parameters = new URLSearchParams(search.join('?'));
  for (const name of carriedParameters) {
    const value = from.get(name);
    if (value !== null && !parameters.has(name)) parameters.set(name, value);
  }
  const query = parameters.toString();
  return `${pathname}${query ? `?${query}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}

/** The full path of a page: with the locale in front, unless it is there. */
export function localePath(locale: Pick<Locale, 'id'>, path: string): string {
  if (localeOfPath(path)) return path;
  return path === '/' ? `/${locale.id}` : `/${locale.id}${path}`;
}

export interface LoaderContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly locale: Locale;
  readonly calls: Calls;
  readonly config: PublicConfig;
  readonly signal: AbortSignal;
}

/** Head tags of a page. The shell escapes their texts. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Relative to the origin. */
  readonly canonical?: string;
  /** Locale id to path, for hreflang and the locale switch. */
  readonly alternates?: Readonly<Record<string, string>>;
  readonly robots?: 'noindex';
  readonly openGraph?: { readonly type: 'website' | 'product' | 'article'; readonly image?: string };
  /** JSON-LD documents. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * An exposed screen. Promises inside the loader's object are streamed: read them with useDeferred(). A loader that
 * throws a ProductError with a status shows the error page with that status.
 */
export interface ScreenModule<Data = unknown> {
  readonly default: ComponentType;
  readonly loader?: (context: LoaderContext) => Promise<Data>;
  readonly head?: (data: Data, context: Pick<LoaderContext, 'url' | 'locale' | 'config'>) => Head;
}

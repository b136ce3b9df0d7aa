import { locales } from 'shared-contracts/locale';
import type { Head } from 'shared-contracts/routing';

/** A head tag: name and attributes, or text for data scripts. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Head tags other than the title, identical on the server and after navigation. */
export function headTags(head: Head, origin: string): HeadTag[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const tags: HeadTag[] = [];
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) tags.push({ name: 'meta', attributes: { [key]: name, content } });
  };
  meta('name', 'description', head.description);
  meta('name', 'robots', head.robots);
  if (head.canonical) tags.push({ name: 'link', attributes: { rel: 'canonical', href: absolute(head.canonical) } });
  for (const [id, path] of Object.entries(head.alternates ?? {})) {
    const locale = locales[id as keyof typeof locales];
    if (locale)
      tags.push({ name: 'link', attributes: { rel: 'alternate', hreflang: locale.tag, href: absolute(path) } });
  }
  if (head.alternates?.['en-us'])
    tags.push({
      name: 'link',
      attributes: { rel: 'alternate', hreflang: 'x-default', href: absolute(head.alternates['en-us']) },
    });
  meta('property', 'og:title', head.title);
  meta('property', 'og:description', head.description);
  meta('property', 'og:type', head.openGraph?.type ?? 'website');
  meta('property', 'og:url', head.canonical && absolute(head.canonical));
  meta('property', 'og:image', head.openGraph?.image && absolute(head.openGraph.image));
  meta('name', 'twitter:card', head.openGraph?.image && 'summary_large_image');
  for (const document of head.structuredData ?? []) {
    tags.push({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(document).replaceAll('<', '\\u003c'),
    });
  }
  return tags;
}

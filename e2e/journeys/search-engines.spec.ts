import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

const attribute = (tag: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const tagsOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([tag]) => tag);
const decoded = (text: string): string => text.replaceAll('&amp;', '&');

/** The address of each page of a part of the sitemap, with those of its other languages. */
async function readPart(request: APIRequestContext, part: string) {
  const xml = await (await request.get(part)).text();
  return tagsOf(xml, /<url>.*?<\/url>/gs).map((entry) => ({
    loc: decoded(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: tagsOf(entry, /<xhtml:link[^>]*>/g).map((tag) => [
      attribute(tag, 'hreflang'),
      decoded(attribute(tag, 'href')),
    ]),
  }));
}

/** One of each kind of page, in two languages. */
const kinds = [
  /\/en-us$/,
  /\/de-de\/c\//,
  /\/en-us\/p\//,
  /\/de-de\/p\//,
  /\/fr-ca\/pages\//,
  /\/en-us\/help\/./,
  /\/de-de\/articles$/,
];

test('what the sitemap lists answers as it says, and describes itself', {
  tag: ['@core', '@CAT-11', '@SEL-12'],
}, async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = tagsOf(index, /<loc>.*?<\/loc>/g).map((tag) => tag.replace(/<\/?loc>/g, ''));
  const pages = (await Promise.all(parts.map((part) => readPart(request, part)))).flat();
  expect(pages.every(({ loc }) => loc.startsWith(`${baseURL}/`))).toBe(true);
  for (const kind of kinds) {
    const page = pages.find(({ loc }) => kind.test(loc));
    if (!page) throw new Error(`The sitemap lists no ${kind}`);
    const answer = await request.get(page.loc);
    const html = await answer.text();
    expect([page.loc, answer.status(), answer.url()]).toEqual([page.loc, 200, page.loc]);
    const links = tagsOf(html, /<link [^>]*>/g);
    const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '';
    expect(decoded(attribute(canonical, 'href'))).toBe(page.loc);
    const others = links.filter(
      (tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== 'x-default',
    );
    const named = others.map((tag) => [attribute(tag, 'hreflang'), decoded(attribute(tag, 'href'))]);
    expect(named.sort()).toEqual([...page.alternates].sort());
    const metas = Object.fromEntries(
      tagsOf(html, /<meta [^>]*>/g).map((tag) => [
        attribute(tag, 'property') || attribute(tag, 'name'),
        attribute(tag, 'content'),
      ]),
    );
    expect(metas).toMatchObject({
      description: expect.stringMatching(/\S/),
      'og:title': expect.stringMatching(/\S/),
      'og:description': metas.description,
      'og:url': page.loc,
    });
    expect(metas.robots ?? '').not.toContain('noindex');
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
  }
});

import fc from 'fast-check';
import { escapeHtml } from 'service-kit/escape-html';
import { expect, test } from 'vitest';
import { headTags } from '../app/head.ts';
import { documentStart, scriptJson } from './html.ts';

const page = {
  lang: 'en-US',
  origin: 'https://shop.example',
  nonce: 'n0nce',
  fonts: [],
  paper: ['#ffffff', '#000000'] as const,
  styles: '',
  scriptOrigins: [],
};

test("colors the browser's bars like the page, in light and dark [BRD-02]", () => {
  const html = documentStart({ ...page, head: { title: '' } });
  expect(html).toContain('<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">');
  expect(html).toContain('<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">');
});

test('nothing that an editor writes can leave the title of the document', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const html = documentStart({ ...page, head: { title } });
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(escapeHtml(title));
    }),
  );
});

test('a page loads scripts of its own origins only, and none that it makes itself [SEC-05]', () => {
  const html = documentStart({ ...page, head: { title: '' }, scriptOrigins: ['https://assets.example'] });
  const start = /\(\(\)=>{const ok=.*?\}\)\(\)/s.exec(html)?.[0] ?? '';
  let policy: { createScriptURL(url: string): string } | undefined;
  const trustedTypes = { createPolicy: (_name: string, rules: typeof policy) => (policy = rules) };
  const location = new URL('https://shop.example/en-us/');
  new Function('window', 'trustedTypes', 'location', 'localStorage', start)({ trustedTypes }, trustedTypes, location, {
    getItem: () => null,
  });
  const load = (url: string) => policy?.createScriptURL(url);
  expect(load('/assets/shell/main.js')).toBe('https://shop.example/assets/shell/main.js');
  expect(load('https://assets.example/releases/a.js')).toBe('https://assets.example/releases/a.js');
  for (const url of [
    'https://other.example/a.js',
    'http://shop.example/a.js',
    'blob:https://shop.example/1',
    'data:,1',
  ])
    expect(() => load(url), url).toThrow('Script of a foreign origin');
});

test('data inside a script element survives the way and cannot end the element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a page names its other languages and a default for the rest of the world [CAT-11]', () => {
  const tags = headTags(
    {
      title: 'Tents',
      canonical: '/de-de/c/zelte-4100',
      alternates: { 'en-us': '/en-us/c/tents-4100', 'de-de': '/de-de/c/zelte-4100' },
    },
    page.origin,
  );
  const links = tags
    .filter(({ name }) => name === 'link')
    .map(({ attributes }) => [attributes.rel, attributes.hreflang ?? '', attributes.href]);
  expect(links).toEqual([
    ['canonical', '', 'https://shop.example/de-de/c/zelte-4100'],
    ['alternate', 'en-US', 'https://shop.example/en-us/c/tents-4100'],
    ['alternate', 'de-DE', 'https://shop.example/de-de/c/zelte-4100'],
    ['alternate', 'x-default', 'https://shop.example/en-us/c/tents-4100'],
  ]);
});

test('structured data cannot end its script element [CAT-11]', () => {
  const script = headTags(
    { title: 'x', structuredData: [{ name: '</script><script>alert(1)</script>' }] },
    page.origin,
  ).find(({ name }) => name === 'script');
  expect(script?.text).not.toContain('<');
});

import { runInNewContext } from 'node:vm';
import { segmentsAttribute } from 'shared-contracts/segments';
import { expect, test, vi } from 'vitest';
import { documentStart } from './html.ts';

const page = {
  lang: 'en-US',
  head: { title: 'Tents' },
  origin: 'https://shop.example',
  nonce: 'n0nce',
  fonts: [],
  paper: ['#ffffff', '#000000'] as const,
  styles: '',
  scriptOrigins: [],
};

/** The segments that the document's first script names; undefined when it leaves the document as it is. */
function named(html: string, getItem: (key: string) => string | null): string | undefined {
  const attributes = new Map<string, string>();
  const script = /<script nonce="n0nce">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  runInNewContext(script, {
    window: {},
    addEventListener: vi.fn(),
    console: { warn: vi.fn() },
    location: { origin: page.origin },
    localStorage: { getItem },
    document: {
      documentElement: { dataset: {}, setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
  });
  return attributes.get(segmentsAttribute);
}

const cart = (totalItems: number) => JSON.stringify({ basketId: 'b-1', totalItems });
const member = 'logged-in loyalty-logged-in non-employee';

test.each<readonly [string, Readonly<Record<string, string>>, string]>([
  ['nothing', {}, 'logged-out non-employee cart-empty'],
  ['a cart', { 'shop.cart': cart(2) }, 'logged-out non-employee cart-not-empty'],
  ['an empty cart', { 'shop.cart': cart(0) }, 'logged-out non-employee cart-empty'],
  ['a member', { 'shop.signed-in': member, 'shop.cart': cart(1) }, `${member} cart-not-empty`],
  ['what is no cart', { 'shop.signed-in': member, 'shop.cart': '{' }, `${member} cart-empty`],
])('a browser that stores %s has its segments with the first paint [CNT-09]', (_, stored, segments) => {
  expect(named(documentStart(page), (key) => stored[key] ?? null)).toBe(segments);
});

test('a browser that denies storage is that of a guest', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(named(documentStart(page), denied)).toBe('logged-out non-employee cart-empty');
});

test('a preview has the segments that it is for, whoever looks at it [CNT-09]', () => {
  const html = documentStart({ ...page, segments: new Set(['logged-in', 'employee']) });
  expect(html).toContain(`<html lang="en-US" ${segmentsAttribute}="logged-in employee">`);
  expect(named(html, () => member)).toBeUndefined();
});

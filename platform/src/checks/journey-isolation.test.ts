import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { expect, test } from 'vitest';

/** Journeys of one worker share a shop: what a file changes there, no other may count on. */
const journeys = join(root, 'e2e/journeys');

/**
 * Accounts of the demo shop whose owners work with what belongs to others: nothing that journeys do changes these accounts
 * themselves.
 */
const workers = ['emil', 'erin', 'milo', 'odin', 'orla'].map((name) => `${name}@demo.example`);

/** Whether the journeys of a file visit a shop of their own, where nobody else shops. */
const hasOwnShop = (text: string): boolean => text.includes('openTestShop(') && /\bvisit\(/.test(text);

/** The files that name what the pattern finds, for all that several files of the shared shop name. */
function sharedBy(texts: ReadonlyMap<string, string>, pattern: RegExp): Record<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    if (!hasOwnShop(text))
      for (const [found] of text.matchAll(pattern)) users.set(found, (users.get(found) ?? new Set()).add(file));
  return Object.fromEntries(
    [...users]
      .filter(([name, files]) => files.size > 1 && !workers.includes(name))
      .map(([name, files]) => [name, [...files].sort()]),
  );
}

const accounts = /\b[a-z]+@demo\.example\b/g;
/** Journeys that name a variant take its last units: those of a store, or of the warehouse. */
const variants = /\bupc: '2000000\d{6}'(, storeId: '\w+')?/g;

const texts = new Map(
  readdirSync(journeys)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => [name, readFileSync(join(journeys, name), 'utf8')]),
);

test('no two files of journeys use one account of a shopper', () => {
  expect(texts.size).toBeGreaterThan(50);
  expect(sharedBy(texts, accounts)).toEqual({});
});

test('no two files of journeys take the same stock', () => {
  expect(sharedBy(texts, variants)).toEqual({});
  const named = [...texts.values()].join('');
  expect(named.match(variants)?.length).toBe(named.match(/\b2000000\d{6}\b/g)?.length);
});

test('a shared account is found, but not that of somebody who works for the shop, or of a shop of its own', () => {
  const files = new Map([
    ['a.spec.ts', "signIn(page, 'lena@demo.example'); openTill('emil@demo.example')"],
    ['b.spec.ts', "signIn(page, 'lena@demo.example'); openTill('emil@demo.example'); signIn(page, 'ada@demo.example')"],
    ['c.spec.ts', "shop = await openTestShop(); visit(() => shop); signIn(page, 'ada@demo.example')"],
  ]);
  expect(sharedBy(files, accounts)).toEqual({ 'lena@demo.example': ['a.spec.ts', 'b.spec.ts'] });
});

import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { describeChanges, describeRequest, recordBuiltIns } from './page-changes.ts';

/** What is told after code has run in a page of its own. */
function changesBy(code: string): string[] {
  const page = createContext({});
  const history = { pushState() {} };
  runInContext('globalThis.History = function History() {}; globalThis.name = "";', page);
  Object.assign(page, { history });
  const changed = runInContext(`(${recordBuiltIns})`, page)(runInContext('globalThis', page), { history });
  runInContext(code, page);
  return changed();
}

describe('a page after a journey', () => {
  test.each([
    ['JSON.parse = () => 1', 'JSON.parse was replaced'],
    ['Map.prototype.get = () => 1', 'Map.prototype.get was replaced'],
    ["Object.defineProperty(Map.prototype, 'size', { get: () => 1 })", 'Map.prototype.size was replaced'],
    ["[].map.constructor.prototype['call'] = () => 1", 'Function.prototype.call was replaced'],
    ['Array.prototype.last = 1', 'Array.prototype.last was added'],
    ['Object.prototype[Symbol.iterator] = 1', 'Object.prototype.Symbol(Symbol.iterator) was added'],
    ['delete Array.prototype.at', 'Array.prototype.at was removed'],
    ['Promise.all = 1', 'Promise.all was replaced'],
    ['Reflect.set(Set, "union", 1)', 'Set.union was added'],
    ['Object.setPrototypeOf(History.prototype, null)', 'The prototype of History.prototype was replaced'],
    ['Promise = class {}', 'window.Promise was replaced'],
    ['history.pushState = () => 1', 'history.pushState was replaced'],
    ['globalThis.log = []', 'window.log was added'],
  ])('tells %s', (code, notes) => {
    expect(changesBy(code)).toEqual([notes]);
  });

  test('tells a change that hides the means to see it', () => {
    const hiding =
      'Reflect.ownKeys = () => []; Reflect.getOwnPropertyDescriptor = () => undefined; Array.prototype.push = () => 0; Map.prototype.get = () => 0; JSON.parse = 1;';
    expect(changesBy(hiding)).toContain('JSON.parse was replaced');
  });

  test('tells nothing of what a page does to itself, and of built-ins that are frozen', () => {
    expect(changesBy('globalThis.name = "x"; [].last = 1;')).toEqual([]);
    expect(changesBy('Object.freeze(Array.prototype); Object.freeze(JSON);')).toEqual([]);
    const accessor = "const { at } = Array.prototype; Object.defineProperty(Array.prototype, 'at', { get: () => at });";
    expect(changesBy(accessor)).toEqual([]);
  });

  const clean = { changed: [], local: [], session: [], kept: [], styles: [] };

  test('may contain what the shop declares', () => {
    const left = {
      ...clean,
      changed: [
        'window.__FEDERATION__ was added',
        'window.cart_0_1_0_28d8dbab was added',
        'window.0 was added',
        'Set._classRegistryKey was added',
        'document._reactListening1 was added',
        'document.Symbol(playwrightTextNodeRange) was added',
      ],
      local: ['shop.cart', 'shop.content.searches'],
      session: ['shop.studio.draft.page.home', 'react-router-scroll-positions'],
    };
    expect(describeChanges(left)).toEqual([]);
  });

  test('is told by what changed, is stored, was opened, and styles it', () => {
    const left = {
      changed: ['JSON.parse was replaced', 'window.fetchLog was added'],
      local: ['shop.cart', 'shop.cart.secret'],
      session: ['tracker'],
      kept: ['The database "x"'],
      styles: ['body { color: red }'],
    };
    expect(describeChanges(left)).toEqual([
      'JSON.parse was replaced',
      'window.fetchLog was added',
      '"shop.cart.secret" is in local storage and belongs to nobody',
      '"tracker" is in session storage and belongs to nobody',
      'The database "x" was opened, which no part of the shop does',
      'A style sheet for the whole page was added: body { color: red }',
    ]);
  });

  test('requests only what is of the shop', () => {
    const origins = new Set(['http://localhost:3000']);
    expect(describeRequest('http://localhost:3000/cart/v1/x', origins)).toBeUndefined();
    expect(describeRequest('blob:http://localhost:3000/x', origins)).toBeUndefined();
    expect(describeRequest('data:image/png;base64,x', origins)).toBeUndefined();
    expect(describeRequest('https://elsewhere.example/x', origins)).toBe(
      'https://elsewhere.example/x was requested, which is not the shop’s',
    );
  });
});

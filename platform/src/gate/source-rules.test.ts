import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'release-kit/folders';
import { remotePackages } from 'release-kit/remote-packages';
import { describe, expect, test } from 'vitest';
import { remoteSources } from './check-sources.ts';
import { breachesIn } from './source-rules.ts';

describe('sources of a remote [PLT-09]', () => {
  test.each([
    ['an undeclared request', "await fetch('/cart/v1/secret')", /fetch makes requests outside the contracts/],
    ['a request through window', "window.fetch('/x')", /window\.fetch makes requests/],
    ['a request by XMLHttpRequest', 'new XMLHttpRequest()', /XMLHttpRequest makes requests/],
    ['a request through a cast', "(window as unknown as { fetch: Ask }).fetch('/x')", /window\.fetch makes requests/],
    ['a request through an assertion', "window!.fetch('/x')", /window\.fetch makes requests/],
    ['a request function passed on', 'load(fetch)', /fetch makes requests/],
    ['a request function under another name', 'const ask = fetch;', /fetch makes requests/],
    ['a request function of a subclass', 'class Ask extends XMLHttpRequest {}', /XMLHttpRequest makes requests/],
    ['the global object under another name', "const page = window; page.fetch('/x')", /window gives the global object/],
    ['parts of the global object', 'const { fetch } = globalThis;', /globalThis gives the global object/],
    ['a computed property', "window['fe' + 'tch']('/x')", /window\[…\] gives the global object/],
    ['a property by a variable', 'window[name]()', /window\[…\] gives the global object/],
    ['an optional request', "window?.fetch?.('/x')", /window\.fetch makes requests/],
    [
      'a request beside a parameter of the same name',
      "const load = (fetch: Ask) => fetch(1); await fetch('/x');",
      /fetch makes requests/,
    ],
    [
      'a request beside a block that has such a name',
      "{ const fetch = ask; fetch(1); } fetch('/x');",
      /fetch makes requests/,
    ],
    ['a request that a parameter’s default makes', "const load = (ask = fetch) => ask('/x');", /fetch makes requests/],
    ['the global object as a default', 'const load = (page = window) => page.name;', /window gives the global object/],
    [
      'storage beside a property of that name',
      'const a = { localStorage: 1 }; localStorage.clear();',
      /localStorage uses browser storage/,
    ],
    ['a name that only a type declares', "type fetch = string; await fetch('/x');", /fetch makes requests/],
    ['a shorthand property', 'give({ fetch });', /fetch makes requests/],
    ['a request in an enum', "enum Found { first = fetch('/x') }", /fetch makes requests/],
    ['a reflected property', "Reflect.get(window, 'fetch')", /window gives the global object/],
    ['a beacon', "navigator.sendBeacon('/x')", /navigator\.sendBeacon makes requests/],
    ['an undeclared call', "const stealth = defineCall({ path: '/x' });", /defineCall defines a call of its own/],
    ['direct storage', "localStorage.getItem('x')", /localStorage uses browser storage/],
    ['storage through window', "window['sessionStorage'].clear()", /window\.sessionStorage uses browser storage/],
    ['a cookie', "document.cookie = 'a=b'", /document\.cookie/],
    [
      'another remote’s storage',
      "storedText('local', 'tarnfell.checkout.form.delivery')",
      /storage key of another owner/,
    ],
    ['a patched global', 'window.fetchLog = []', /window\.fetchLog changes a global/],
    [
      'a patched prototype',
      'Array.prototype.last = function () { return this.at(-1); };',
      /Array\.prototype\.last changes a global/,
    ],
    [
      'a patched object behind an optional chain',
      'Object.assign(window?.history, {})',
      /window\.history changes a global/,
    ],
    ['a patched method', "Object.defineProperty(globalThis, 'fetch', {})", /globalThis changes a global/],
    [
      'a global style',
      "import { Global } from '@emotion/react'; const view = <Global styles={{}} />;",
      /styles for the whole page/,
    ],
    ['a style element', 'const view = <style>{text}</style>;', /<style> adds styles/],
    ['a style sheet', "import './screen.css';", /adds styles/],
    ['a created style element', "document.head.append(document.createElement('style'))", /createElement\('style'\)/],
  ])('are refused for %s', (_, source, message) => {
    expect(breachesIn('screen.tsx', source, 'cart').join('\n')).toMatch(message);
  });

  test.each([
    ['calls through the platform', 'await platform.calls(getCart, {});'],
    ['their own storage key', "storedValue('session', 'tarnfell.cart.filter', check)"],
    ['properties with such names', 'const fetch = options.fetch; state.localStorage = 1; const a = { caches: 1 };'],
    ['a parameter with such a name', 'export const load = (fetch: Ask) => fetch(1);'],
    [
      'a destructured parameter with such a name',
      'export const load = ({ fetch, caches = 1 }: Options) => fetch(caches);',
    ],
    [
      'a window of their own',
      'export const edge = (window: Range) => { window.name = 1; const range = window; range.fetch(); };',
    ],
    ['a document of their own', 'for (const document of documents) { document.cookie = 1; document.body.title = 2; }'],
    ['a navigator of their own', 'const { navigator } = useOwn(); navigator.sendBeacon(1);'],
    ['a caught name', 'try { load(); } catch (parent) { const cause = parent; show(cause.caches); }'],
    ['a function of such a name, used before it is declared', 'load(fetch); function fetch() {}'],
    ['an import of such a name', "import { fetch, Worker } from './own.ts'; fetch(new Worker());"],
    ['a class of such a name', 'class Node { static last = 1; } Node.last = 2; Object.assign(Node, {});'],
    ['a method of such a name', 'class Reader { fetch() { return this.fetch(); } }'],
    [
      'a label and a JSX attribute of such a name',
      'caches: for (;;) break caches; const view = <a self="1" caches={1} />;',
    ],
    ['the type of a global', 'type Ask = typeof fetch; const ask = options.ask as typeof window.fetch;'],
    ['the window as a target', "useEvent(window, 'resize', measure); if (event.source === window.top) close();"],
    ['local objects', 'local.history = []; list.prototype = 1;'],
    ['scoped styles', "const view = <div css={{ color: 'red' }} />;"],
    ['the title and the location', "document.title = 'x'; window.location.href = '/cart';"],
    ['types with such names', 'interface A { readonly localStorage: Storage; fetch(): void }'],
  ])('may contain %s', (_, source) => {
    expect(breachesIn('screen.tsx', source, 'cart')).toEqual([]);
  });

  test('of all remotes here are sound', () => {
    for (const name of remotePackages)
      for (const file of remoteSources(root, name))
        expect(breachesIn(file, readFileSync(join(root, file), 'utf8'), name.replace('mfe-', ''))).toEqual([]);
  });
});

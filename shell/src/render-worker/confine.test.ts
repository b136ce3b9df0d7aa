import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

/** What loaders and libraries use of what Node offers, each as an expression with its result. */
const uses: readonly (readonly [what: string, code: string, result: unknown])[] = [
  ['a request with a body', `await new Request('http://a.test', { method: 'POST', body: 'b' }).text()`, 'b'],
  ['a copy of a request', `await new Request('http://a.test', { method: 'POST', body: '[1]' }).clone().json()`, [1]],
  ['an answer', `await Response.json({ a: 1 }).json()`, { a: 1 }],
  [
    'two readers of an answer',
    `(await Promise.all(new Response('ab').body.tee().map((s) => new Response(s).text())))`,
    ['ab', 'ab'],
  ],
  ['a form', `(() => { const form = new FormData(); form.set('a', 'b'); return form.get('a'); })()`, 'b'],
  [
    'a form as a body',
    `(await new Request('http://a.test', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }).formData()).get('a')`,
    'b',
  ],
  ['a blob', `await new Blob(['a', 'b']).text()`, 'ab'],
  [
    'a stream of its own',
    `await new Response(new ReadableStream({ start(c) { c.enqueue(new TextEncoder().encode('a')); c.close(); } })).text()`,
    'a',
  ],
  [
    'a transformed stream',
    `await new Response(new Blob(['ä']).stream().pipeThrough(new TextDecoderStream()).pipeThrough(new TextEncoderStream())).text()`,
    'ä',
  ],
  ['a structured copy', `[...structuredClone(new Map([[1, new Date(0)]])).values()][0].getTime()`, 0],
  [
    'a signal of several',
    `(() => { const one = new AbortController(); const any = AbortSignal.any([one.signal]); one.abort(); return any.aborted; })()`,
    true,
  ],
  [
    'an event',
    `(() => { let heard = 0; const target = new EventTarget(); target.addEventListener('a', () => { heard += 1; }); target.dispatchEvent(new Event('a')); return heard; })()`,
    1,
  ],
  [
    'classes below built-ins',
    `new (class extends Map { get(key) { return super.get(key) + 1; } })([[1, 1]]).get(1)`,
    2,
  ],
  [
    'errors of its own',
    `(() => { class Own extends Error { name = 'Own'; } try { throw new Own('a'); } catch (error) { return String(error); } })()`,
    'Own: a',
  ],
  [
    'a constructor by assignment',
    `(() => { function Old() {} Old.prototype = Object.create(Map.prototype); Old.prototype.constructor = Old; Old.prototype.toString = () => 'old'; return String(new Old()); })()`,
    'old',
  ],
  ['what is random', `crypto.randomUUID().length`, 36],
  ['a digest', `(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('a'))).byteLength`, 32],
  [
    'dates and numbers of languages',
    `new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(1.5)`,
    '1,50\u00a0€',
  ],
  ['addresses', `new URL('/b?c=d', 'http://a.test').searchParams.get('c')`, 'd'],
  ['patterns', `'a1b2'.replace(/(?<digit>\\d)/g, '<$<digit>>')`, 'a<1>b<2>'],
  ['microtasks', `await new Promise((resolve) => queueMicrotask(() => resolve('later')))`, 'later'],
];

/** What would go on after its page: asked for after its end, it never comes. */
const endless: readonly (readonly [what: string, code: string])[] = [
  ['a digest', `crypto.subtle.digest('SHA-256', new Uint8Array(1))`],
  ['the text of a blob', `new Blob(['a']).text()`],
  ['a limit of time', `new Promise((resolve) => AbortSignal.timeout(1).addEventListener('abort', resolve))`],
];

/** What must not work any more. */
const attempts: readonly (readonly [what: string, code: string])[] = [
  ['change a method of lists', `Array.prototype.map = () => []`],
  ['change what promises do', `Promise.prototype.then = () => {}`],
  ['define a property of all objects', `Object.defineProperty(Object.prototype, 'a', { value: 1 })`],
  ['set a global', `globalThis.mine = 1`],
  ['change a method of answers', `Response.prototype.json = async () => ({})`],
  ['change what a module holds', `texts.locales.en.currency = 'EUR'`],
  ['change the clock', `performance.now = () => 0`],
];

let results: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  const script = `
    import { setTimeout as pause } from 'node:timers/promises';
    import { confine } from ${JSON.stringify(join(import.meta.dirname, 'confine.ts'))};
    import { openTimers } from ${JSON.stringify(join(import.meta.dirname, 'page-timers.ts'))};
    const context = { $$typeof: Symbol('of a context'), _currentValue: 0 };
    const texts = { locales: { en: { currency: 'USD' } } };
    const isIntact = confine({ module: { context }, texts });
    const results = {};
    const note = async (what, use) => {
      try { results[what] = await use(); } catch (error) { results[what] = 'threw ' + error; }
    };
    ${[...uses, ...attempts].map(([what, code]) => `await note(${JSON.stringify(what)}, async () => (${code}));`).join('\n')}
    const around = async (ends, ask) => {
      const page = openTimers(() => undefined);
      return Promise.race([pause(200, 'never'), page.run(async () => {
        if (ends) page.end();
        await ask();
        return 'comes';
      })]);
    };
    ${endless
      .flatMap(([what, code]) =>
        [false, true].map((ends) => `await note('${what} ${ends}', () => around(${ends}, () => ${code}));`),
      )
      .join('\n')}
    results.intact = [isIntact(), Object.freeze(context) && isIntact()];
    console.log(JSON.stringify(results));`;
  // Code of `--eval` has all modules of Node as globals, unlike that of a file.
  const folder = await mkdtemp(join(tmpdir(), 'confined-'));
  try {
    const file = join(folder, 'worker.mts');
    await writeFile(file, script);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    results = JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each(uses)('in a confined worker works %s', (what, _code, result) => {
  expect(results[what]).toEqual(result);
});

test.each(attempts)('in a confined worker nobody can %s', (what) => {
  expect(results[what]).toMatch(/^threw TypeError/);
});

test.each(endless)('%s comes while its page is made, and never afterwards', (what) => {
  expect([results[`${what} false`], results[`${what} true`]]).toEqual(['comes', 'never']);
});

test('notices that what React writes into was locked', () => {
  expect(results.intact).toEqual([true, false]);
});

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
});
keepFocus(document);

const main = () => document.getElementById('main') as HTMLElement;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
function show(html: string): void {
  main().innerHTML = html;
}
/** Removes an element as a browser does: the focus falls to the body. */
async function remove(id: string): Promise<void> {
  const element = byId(id);
  const hadFocus = element.contains(document.activeElement);
  element.remove();
  if (hadFocus) (document.activeElement as HTMLElement | null)?.blur();
  await new Promise((resolve) => setTimeout(resolve));
}
const focused = () => document.activeElement?.id;

const line = (name: string) =>
  `<li id="${name}"><a href="/p" tabindex="-1" aria-hidden="true">x</a><input id="${name}-qty"><button id="${name}-remove">Remove</button></li>`;
const lines = `<section><h2 id="title">Cart</h2><ul>${line('a')}${line('b')}${line('c')}</ul></section>`;

test.each([
  ['b', 'c-remove'],
  ['c', 'b-remove'],
])('a removed line leaves the focus to its neighbor: %s to %s', async (gone, heir) => {
  show(lines);
  byId(`${gone}-remove`).focus();
  await remove(gone);
  expect(focused()).toBe(heir);
});

test('the last line leaves it to the heading', async () => {
  show(`<section><h2 id="title">Cart</h2><ul>${line('a')}</ul></section>`);
  byId('a-remove').focus();
  await remove('a');
  expect(focused()).toBe('title');
});

test('a field leaves it to a field, where the keyboard of a phone is open already', async () => {
  show(lines);
  byId('a-qty').focus();
  await remove('a');
  expect(focused()).toBe('b-qty');
});

test('what comes in place of a button takes its focus', async () => {
  show(
    '<p id="before"><button id="other">Other</button></p><div id="frame"><button id="keep">Keep</button></div><p><button>After</button></p>',
  );
  byId('keep').focus();
  byId('keep').replaceWith(Object.assign(document.createElement('button'), { id: 'let-go' }));
  (document.activeElement as HTMLElement | null)?.blur();
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('let-go');
});

test('when its surroundings go in the same moment, what is near them takes it', async () => {
  show(`<div id="frame"><ul id="list">${line('a')}</ul><button id="shop">Go on</button></div>`);
  byId('a-remove').focus();
  byId('a').remove();
  await remove('list');
  expect(focused()).toBe('shop');
});

test('skips what nobody can press', async () => {
  show(
    '<div><button id="one">1</button><button disabled>2</button><div hidden><button>3</button></div><div inert><button>4</button></div><button id="five">5</button></div>',
  );
  byId('one').focus();
  await remove('one');
  expect(focused()).toBe('five');
});

test('leaves alone who moved the focus, or wants none', async () => {
  show(lines);
  byId('a-remove').focus();
  byId('c-remove').focus();
  await remove('a');
  expect(focused()).toBe('c-remove');
  byId('c-remove').blur();
  await Promise.resolve();
  await remove('c');
  expect(document.activeElement).toBe(document.body);
});

test('another page takes it as a whole', async () => {
  show('<div id="page"><a id="link" href="/cart">Cart</a></div>');
  byId('link').focus();
  history.pushState(null, '', '/en-us/cart');
  main().append(Object.assign(document.createElement('button'), { id: 'of-the-cart' }));
  await remove('page');
  expect(focused()).toBe('main');
});

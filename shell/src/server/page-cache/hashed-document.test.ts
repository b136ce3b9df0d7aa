import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashedDocument } from './hashed-document.ts';

const nonce = 'aB+/0=';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names inline scripts and styles by hash instead of the nonce [PLT-11]', () => {
  const { html, scripts, styles } = hashedDocument(
    `<script nonce="${nonce}">first()</script><style nonce="${nonce}" data-s="">a{b:c}</style><script nonce="${nonce}">last()</script>`,
    nonce,
  );
  expect(html).toBe('<script>first()</script><style data-s="">a{b:c}</style><script>last()</script>');
  expect(scripts).toEqual([hashOf('first()'), hashOf('last()')]);
  // The empty style is the browser's, for rules that it inserts later.
  expect(styles).toEqual([hashOf(''), hashOf('a{b:c}')]);
});

test('gives no hash to a script that was written into the page without the nonce [PLT-11]', () => {
  const { scripts } = hashedDocument(
    `<p><script>steal()</script></p><script nonce="guess">steal()</script><script nonce="${nonce}">own()</script>`,
    nonce,
  );
  expect(scripts).toEqual([hashOf('own()')]);
});

test('gives equal documents equal bytes, whatever their nonce was [PLT-10]', () => {
  const made = (one: string) => hashedDocument(`<script nonce="${one}">run()</script><p>text</p>`, one).html;
  expect(made('one')).toBe(made('two'));
});

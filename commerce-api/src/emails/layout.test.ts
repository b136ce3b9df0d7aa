import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { block, emailHtml } from './layout.ts';

test('escapes every text, so that an email shows what was typed and runs none of it', async () => {
  const typed = '<script>"&\'';
  const blocks = [
    block.text(typed),
    block.note(typed),
    block.lines([typed, typed]),
    block.fact(typed, typed),
    block.picture(`https://shop.example/?q=${typed}`, typed),
    block.button(typed, `https://shop.example/?q=${typed}`),
    block.table([{ name: typed, note: typed, value: typed, isStrong: true }]),
  ];
  const html = await emailHtml('de', typed, blocks);
  expect(html).not.toContain('<script>');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(12);
  expect(html).toMatch(/<html lang="de"/);
});

test('renders in plain Node as in Vitest, which resolve CommonJS differently', () => {
  const script = `const { emailHtml } = await import(${JSON.stringify(new URL('./layout.ts', import.meta.url).href)});
    console.log(await emailHtml('fr', 'Bonjour', []));`;
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(html).toContain('Bonjour');
});

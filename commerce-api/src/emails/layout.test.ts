import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { EmailFrame } from './frame.ts';
import { block, emailHtml } from './layout.ts';

const frame: EmailFrame = { language: 'fr', brand: 'Tarnfell', home: undefined, sender: [], links: [] };

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
  const url = `https://shop.example/?q=${typed}`;
  const around: EmailFrame = {
    language: 'de',
    brand: typed,
    home: url,
    sender: [typed],
    links: [{ text: typed, url }],
  };
  const html = await emailHtml(around, { heading: typed, blocks });
  expect(html).not.toContain('<script>');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(15);
  expect(html).toMatch(/<html lang="de"/);
});

test('leads nowhere without links', async () => {
  const html = await emailHtml(frame, { heading: 'Bonjour', blocks: [] });
  expect(html).toContain('Tarnfell');
  expect(html).not.toContain('<a ');
});

test('renders in plain Node as in Vitest, which resolve CommonJS differently', () => {
  const script = `const { emailHtml } = await import(${JSON.stringify(new URL('./layout.ts', import.meta.url).href)});
    console.log(await emailHtml(${JSON.stringify(frame)}, { heading: 'Bonjour', blocks: [] }));`;
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(html).toContain('Bonjour');
});

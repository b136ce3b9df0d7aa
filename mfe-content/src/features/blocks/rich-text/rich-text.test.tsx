import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderBlocks } from '../../../testing/render-blocks.tsx';

afterEach(cleanup);

const block = { id: 't', name: 'T', type: 'rich-text', paragraphs: [] as string[] } as const;

test('draws headings, lists, quotations, links, bold and italic words [CNT-02]', async () => {
  await renderBlocks([
    {
      ...block,
      paragraphs: ['Plain.'],
      richText: [
        { type: 'heading', level: 3, content: [{ text: 'Care' }] },
        { type: 'list', ordered: true, items: [[{ text: 'Wash' }], [{ text: 'Dry' }]] },
        { type: 'quote', content: [{ text: 'Mend it.', italic: true }], source: 'Mira' },
        { type: 'paragraph', content: [{ text: 'Repairs', bold: true, target: { text: '', url: '/pages/repairs' } }] },
      ],
    },
  ]);
  expect(screen.getByText('Plain.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Care' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Wash', 'Dry']);
  expect(screen.getByText('Mend it.').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Repairs' }).getAttribute('href')).toBe('/en-us/pages/repairs');
});

test('draws tables with titles of columns and rows, reachable by keyboard [CNT-02]', async () => {
  const cell = (text: string) => [{ text }];
  const table = { caption: 'Women', head: [cell('Size'), cell('Chest')], rows: [[cell('S'), cell('84 cm')]] };
  await renderBlocks([{ ...block, richText: [{ type: 'table', ...table }] }]);
  expect(screen.getByRole('table', { name: 'Women' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Size', 'Chest']);
  expect(screen.getByRole('rowheader', { name: 'S' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '84 cm' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Women' }).tabIndex).toBe(0);
});

test('shows HTML of editors as the characters that it is, and gives no script an address', async () => {
  const text = '<img src=x onerror=alert(1)>';
  await renderBlocks([
    {
      ...block,
      richText: [
        { type: 'paragraph', content: [{ text }] },
        { type: 'paragraph', content: [{ text: 'Press', target: { text: '', url: 'javascript:alert(1)' } }] },
      ],
    },
  ]);
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Press' }).getAttribute('href')).toBe('/en-usjavascript:alert(1)');
});

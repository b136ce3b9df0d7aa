import { expect, test } from 'vitest';
import { sparkline } from './sparkline.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 23, 12);

test('says in words what it draws [OPS-03]', () => {
  const lines = [
    { name: 'pages', amounts: [0, 4, 8, 2], tone: 'usual' },
    { name: 'failed', amounts: [0, 0, 0, 0], tone: 'bad' },
  ] as const;
  expect(sparkline('cart 1.0.0', lines, noon, 5 * minute)).toContain(
    'aria-label="cart 1.0.0, by 5 minutes until 12:00Z: 14 pages since 11:45Z, at most 8 at 11:50Z, last 2; no failed"',
  );
});

test('counts one page as one [OPS-03]', () => {
  const lines = [{ name: 'pages', amounts: [0, 1], tone: 'usual' }] as const;
  expect(sparkline('cart', lines, noon, 5 * minute)).toContain(': 1 page since');
});

test('draws bars on one scale, and the smallest amount visibly [OPS-03]', () => {
  const lines = [
    { name: 'pages', amounts: [0, 1000, 500], tone: 'usual' },
    { name: 'failed', amounts: [0, 1, 0], tone: 'bad' },
  ] as const;
  const drawn = sparkline('cart', lines, noon, 5 * minute);
  expect(drawn).toContain('<path class="usual" d="M1 32v-31h1v31zM2 32v-16h1v16z"/>');
  expect(drawn).toContain('<path class="bad" d="M1 32v-2h1v2z"/>');
});

test('shows a message that looks like markup as text [OPS-03]', () => {
  expect(sparkline('"><script>', [], noon, 5 * minute)).toContain('aria-label="&quot;&gt;&lt;script&gt;');
});

// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToString(<Gallery />);

test('renders every component on a server', () => {
  expect(html).toContain('Made for the weather you get');
});

test('contains no style attribute, which the content security policy forbids', () => {
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
});

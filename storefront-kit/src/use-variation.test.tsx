// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defineExperiment, experimentsAtom, shownExperimentsAtom } from 'shared-contracts/experiments';
import { defineFlag } from 'shared-contracts/flags';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useFlag } from './use-flag.ts';
import { useVariation } from './use-variation.ts';

afterEach(cleanup);

const order = defineExperiment({
  key: 'content_order',
  owner: 'team-content',
  purpose: 'Whether new ones first are read more',
  variations: ['usual', 'newest'],
  due: '2027-01-31',
});
const layout = defineFlag({
  key: 'content.layout',
  owner: 'team-content',
  purpose: 'How lists are laid out',
  values: ['grid', 'rows', 2],
  default: 'grid',
  expires: '2027-01-31',
});
const List = () => (
  <p>
    {useVariation(order)} {useFlag(layout)}
  </p>
);
function pageWith(variations: Readonly<Record<string, string>>) {
  const platform = fakePlatform();
  const onRead = vi.fn();
  platform.store.set(experimentsAtom, { rendered: variations, now: variations, onRead });
  const page = (
    <PlatformProvider platform={platform}>
      <List />
    </PlatformProvider>
  );
  return { platform, onRead, page };
}

test.each([
  [{}, 'usual grid'],
  [{ content_order: 'newest' }, 'newest grid'],
  [{ content_order: 'usual', flag_content_layout: '2' }, 'usual 2'],
  [{ content_order: 'oldest', flag_content_layout: 'columns' }, 'usual grid'],
])('with the decisions %o a component shows %s [EXP-02]', (variations, expected) => {
  const { page, platform } = pageWith(variations);
  render(page);
  expect(screen.getByText(expected)).toBeTruthy();
  expect([...platform.store.get(shownExperimentsAtom)]).toEqual(['content_order', 'flag_content_layout']);
});

test('a page tells which experiments it differs by, also for a visitor who takes no part [EXP-02]', () => {
  const { page, onRead } = pageWith({});
  renderToString(page);
  expect(onRead.mock.calls.flat()).toEqual(['content_order', 'flag_content_layout']);
});

test('hydrates as the server rendered, and shows the baseline when the visitor withdraws consent [EXP-02] [EXP-04]', async () => {
  const { page, platform } = pageWith({ content_order: 'newest' });
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  platform.store.set(experimentsAtom, (one) => ({ ...one, now: { flag_content_layout: 'rows' } }));
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe('usual rows');
  act(() => platform.store.set(experimentsAtom, (one) => ({ ...one, now: {} })));
  expect(place.textContent).toBe('usual grid');
});

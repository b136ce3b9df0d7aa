// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defineFlag, flagsAtom } from 'shared-contracts/flags';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useFlag } from './use-flag.ts';

afterEach(cleanup);

const layout = defineFlag({
  key: 'content.layout',
  owner: 'team-content',
  purpose: 'How lists are laid out',
  values: ['grid', 'rows'],
  default: 'grid',
  expires: '2027-01-31',
});
const List = () => <p>{useFlag(layout)}</p>;

test('a component has the default, and follows changes while it is shown [EXP-01]', () => {
  const platform = fakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <List />
    </PlatformProvider>,
  );
  expect(screen.getByText('grid')).toBeTruthy();
  act(() => platform.store.set(flagsAtom, { rendered: {}, now: { 'content.layout': 'rows' } }));
  expect(screen.getByText('rows')).toBeTruthy();
});

test('hydrates as the server rendered, also when the flag has changed since [EXP-01]', async () => {
  const platform = fakePlatform();
  const page = (
    <PlatformProvider platform={platform}>
      <List />
    </PlatformProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe('grid');
  platform.store.set(flagsAtom, { rendered: {}, now: { 'content.layout': 'rows' } });
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toBe('rows');
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import type { RecordedTracking } from './recorder.ts';
import { TrackingList } from './tracking-list.tsx';

const record = (key: number, event: string, faults: readonly string[] = []): RecordedTracking => ({
  key,
  at: Date.UTC(2026, 10, 23, 10),
  event,
  data: { number: key },
  faults,
});

test('shows records with their faults, by type or those with faults, and clears them [EXP-05]', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onClear = vi.fn();
  const records = [record(3, 'search', ['searchTerm: too short']), record(2, 'login'), record(1, 'search')];
  act(() =>
    root.render(
      <PlatformProvider platform={fakePlatform()}>
        <TrackingList records={records} onClear={onClear} />
      </PlatformProvider>,
    ),
  );
  const select = place.querySelector('select') as HTMLSelectElement;
  const shown = () => [...place.querySelectorAll('pre')].map(({ textContent }) => JSON.parse(textContent ?? '').number);
  const choose = (value: string) =>
    act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(shown()).toEqual([3, 2, 1]);
  expect(place.textContent).toContain('Not as agreed: searchTerm: too short');
  choose('search');
  expect(shown()).toEqual([3, 1]);
  choose('faulty');
  expect(shown()).toEqual([3]);
  choose('login');
  expect(shown()).toEqual([2]);
  act(() => place.querySelector('button')?.click());
  expect(onClear).toHaveBeenCalledOnce();
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

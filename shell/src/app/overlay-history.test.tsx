// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { DataRouter } from 'react-router-dom';
import { eventually } from 'storefront-kit/testing/eventually';
import { afterEach, expect, test, vi } from 'vitest';
import { connectOverlays, useCloseOnBack } from './overlay-history.ts';

afterEach(() => void vi.restoreAllMocks());

function Overlay({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  useCloseOnBack(isOpen, close);
  return null;
}

/** Simulates the browser going back: the entry below is the page's own. */
function arriveBelow(): void {
  history.replaceState({}, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('gives what opens during a pending close its own entry: going back closes it [PLT-03]', async () => {
  const router = { state: { navigation: { state: 'idle' } }, navigate: vi.fn() };
  connectOverlays(router as unknown as DataRouter, { isLeaving: () => false });
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const lay = vi.spyOn(history, 'pushState');
  const close = vi.fn();
  const { rerender } = render(<Overlay isOpen close={close} />);
  expect(lay).toHaveBeenCalledTimes(1);
  rerender(<Overlay isOpen={false} close={close} />);
  await eventually(() => expect(back).toHaveBeenCalledOnce());

  rerender(<Overlay isOpen close={close} />);
  arriveBelow();
  expect(lay).toHaveBeenCalledTimes(2);
  expect(history.state).toMatchObject({ overlay: true });
  expect(close).not.toHaveBeenCalled();
  arriveBelow();
  expect(close).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import { createToasts } from '../app/toast-list.ts';
import { ToastHost } from './toast-host.tsx';

test('the action of a toast runs once, and the toast goes with it', () => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  const platform = fakePlatform();
  const toasts = createToasts(platform.store);
  render(
    <PlatformProvider platform={{ ...platform, toasts }}>
      <ToastHost />
    </PlatformProvider>,
  );
  const run = vi.fn();
  act(() => toasts.show({ tone: 'info', text: 'Jacket was removed', action: { label: 'Undo', run } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Jacket was removed')).toBeNull();
});

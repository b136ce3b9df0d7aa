import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Toast, ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no top layer.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const added: Toast = { id: 'a', tone: 'success', text: 'In your cart', delay: 5000 };
const failed: Toast = { id: 'b', tone: 'error', text: 'Not placed' };

function Host() {
  const [toasts, setToasts] = useState([added, failed]);
  const close = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  return <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" onClose={close} />;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('closes after its delay, or stays until closed without one [ACC-24]', () => {
  render(<Host />);
  pass(5000);
  expect(screen.queryByText('In your cart')).toBeNull();
  pass(600_000);
  expect(screen.getByText('Not placed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not placed')).toBeNull();
});

test('waits while it holds the focus [ACC-24]', () => {
  render(<Host />);
  const close = screen.getAllByRole('button', { name: 'Close' })[1];
  act(() => close?.focus());
  pass(60_000);
  expect(screen.getByText('In your cart')).toBeDefined();
  act(() => close?.blur());
  pass(5000);
  expect(screen.queryByText('In your cart')).toBeNull();
});

test('announces an error immediately and others at the next pause', () => {
  render(<Host />);
  expect(screen.getByText('Not placed').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  expect(screen.getByText('In your cart').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

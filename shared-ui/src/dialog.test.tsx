import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog, dialogDuration } from './dialog.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface PageProps {
  open: boolean;
  onClose?: () => void;
  onClosed?: () => void;
}

const Page = ({ open, onClose = () => undefined, onClosed }: PageProps) => (
  <>
    <button type="button">Open</button>
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title="Your cart" closeLabel="Close">
      <button type="button">Checkout</button>
    </Dialog>
  </>
);

/** The dialog opens in its own task. */
const open = () => act(() => void vi.advanceTimersByTime(0));

describe('a dialog [PLT-03]', () => {
  test('focuses its title and restores the focus when it closes', () => {
    const { rerender } = render(<Page open={false} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    rerender(<Page open />);
    open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }));
    rerender(<Page open={false} />);
    expect(document.activeElement).toBe(opener);
  });

  test('restores the focus when removed from the page while open', () => {
    const Host = ({ hasDialog }: { hasDialog: boolean }) => (
      <>
        <button type="button">Opener</button>
        {hasDialog && <Page open />}
      </>
    );
    const { rerender } = render(<Host hasDialog={false} />);
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    rerender(<Host hasDialog />);
    open();
    expect(document.activeElement).not.toBe(opener);
    rerender(<Host hasDialog={false} />);
    expect(document.activeElement).toBe(opener);
  });

  test('asks its owner to close, and stays open until then', () => {
    const onClose = vi.fn();
    render(<Page open onClose={onClose} />);
    open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your cart' });
    const asked = fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(asked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialog.open).toBe(true);
  });

  test('keeps its content inert for the 250 ms of the exit animation, then reports that it is gone', () => {
    const onClosed = vi.fn();
    const { rerender } = render(<Page open onClosed={onClosed} />);
    rerender(<Page open={false} onClosed={onClosed} />);
    const content = screen.getByText('Checkout');
    expect(content.closest('[inert]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(dialogDuration - 1));
    expect(onClosed).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Checkout')).toBeNull();
  });
});

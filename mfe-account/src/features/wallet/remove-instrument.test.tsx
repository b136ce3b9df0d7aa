import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { RemoveInstrument } from './remove-instrument.tsx';

afterEach(cleanup);

function remove(answer: () => unknown) {
  const platform = fakePlatform({ answer });
  const onRemoved = vi.fn();
  render(
    <PlatformProvider platform={platform}>
      <RemoveInstrument paymentInstrumentId="card-1" name="Visa" onRemoved={onRemoved} />
    </PlatformProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
  return { show: platform.toasts.show, onRemoved };
}

test('shows a toast after a removal [ACC-11] [PLT-06]', async () => {
  const { show, onRemoved } = remove(() => ({}));
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: expect.stringContaining('Visa') });
});

test.each([
  ['Said by the services.', 'Said by the services.'],
  ['', 'That could not be removed. Please try again.'],
])('shows a refusal with the message "%s" as the toast "%s" [PLT-06]', async (message, text) => {
  const { show, onRemoved } = remove(() => Promise.reject(new ProductError('PRO418', message)));
  await waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text }));
  expect(onRemoved).not.toHaveBeenCalled();
});

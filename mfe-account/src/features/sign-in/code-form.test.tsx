import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';

afterEach(cleanup);

const needed = new ProductError('AUT460', 'Please enter your code.', {
  details: [{ errorId: 'AUT460', message: '', additionalInfo: { method: 'mail' } }],
});

function open(method: 'app' | 'mail', onCode: (code?: string) => Promise<void>) {
  render(
    <PlatformProvider platform={fakePlatform()}>
      <MemoryRouter>
        <CodeForm method={method} onCode={onCode} onBack={() => undefined} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  return () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
}

test('has a new code mailed, empties the field, and says that only the latest works', async () => {
  const onCode = vi.fn(async () => {
    throw needed;
  });
  const code = open('mail', onCode);
  fireEvent.change(code(), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/Only the latest one works/)).toBeTruthy();
  expect(code().value).toBe('');
  expect(onCode).toHaveBeenCalledWith();
});

test('keeps the typed code and says why when none can be mailed', async () => {
  const code = open('mail', async () => {
    throw new ProductError('API429', 'Too many requests.');
  });
  fireEvent.change(code(), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  expect(code().value).toBe('123456');
  expect(screen.queryByText(/Only the latest one works/)).toBeNull();
});

test('says that no more codes are mailed for now, and keeps the way to enter the latest', async () => {
  const code = open('mail', async () => {
    throw new ProductError('AUT460', '', {
      details: [{ errorId: 'AUT460', message: '', additionalInfo: { method: 'mail', mail: 'held back' } }],
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/Enter the latest one/)).toBeTruthy();
  expect(code()).toBeTruthy();
});

test('offers no mail where the codes come from an app', () => {
  open('app', async () => undefined);
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
});

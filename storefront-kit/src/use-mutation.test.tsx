import { act, cleanup, renderHook } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { useMutation } from './use-mutation.ts';

afterEach(cleanup);

function opened(onError?: (error: ProductError, key: string) => void) {
  const platform = fakePlatform();
  const { result } = renderHook(() => useMutation({ remote: 'account', ...(onError ? { onError } : {}) }), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { mutation: () => result.current, faults: platform.faults };
}
const refuse = () => Promise.reject(new ProductError('PRO418', 'Said by the services.'));

test('resolves with true after a change that succeeds [PLT-06]', async () => {
  const { mutation } = opened();
  expect(await act(() => mutation().run(async () => undefined))).toBe(true);
  expect(mutation()).toMatchObject({ isPending: false, error: undefined });
});

test('keeps the error with the key of its change, without a report of a refusal [PLT-06]', async () => {
  const onError = vi.fn();
  const { mutation, faults } = opened(onError);
  expect(await act(() => mutation().run(refuse, 'save'))).toBe(false);
  expect(mutation()).toMatchObject({ failed: 'save', error: { id: 'PRO418' }, pending: undefined });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'PRO418' }), 'save');
  expect(faults).not.toHaveBeenCalled();
});

test('tells a failure in a toast: by the words of the services, or else by its own [PLT-06]', async () => {
  const platform = fakePlatform();
  const { result } = renderHook(() => useMutation({ remote: 'account', failedText: 'That did not work.' }), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  await act(() => result.current.run(refuse));
  await act(() => result.current.run(() => Promise.reject(new ProductError('GEN500', ''))));
  await act(() => result.current.run(async () => undefined));
  expect(platform.toasts.shown()).toMatchObject([
    { tone: 'error', text: 'Said by the services.' },
    { tone: 'error', text: 'That did not work.' },
  ]);
});

test('reports a fault of the page as GEN500 without a message [PLT-06]', async () => {
  const { mutation, faults } = opened();
  const fault = new TypeError('undefined is not a function');
  await act(() => mutation().run(() => Promise.reject(fault)));
  expect(mutation().error).toMatchObject({ id: 'GEN500', message: '' });
  expect(faults).toHaveBeenCalledExactlyOnceWith(fault, { remote: 'account', phase: 'event' });
});

test('ignores a second change while one is in progress', async () => {
  const { mutation } = opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  let first = Promise.resolve(false);
  act(() => {
    first = mutation().run(() => promise, 'save');
  });
  const second = vi.fn(async () => undefined);
  expect(mutation().pending).toBe('save');
  expect(await mutation().run(second)).toBe(false);
  expect(second).not.toHaveBeenCalled();
  resolve();
  expect(await act(() => first)).toBe(true);
  expect(mutation().pending).toBeUndefined();
});

test('makes concurrent changes, and shows the state of the latest', async () => {
  const platform = fakePlatform();
  const { result } = renderHook(() => useMutation({ remote: 'checkout', concurrent: true }), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const saved = act(() => [
    result.current.run(() => first.promise, 'a'),
    result.current.run(() => second.promise, 'b'),
  ]);
  first.reject(new ProductError('ORD400', 'The first was refused.'));
  expect(await act(async () => (await saved)[0])).toBe(false);
  expect(result.current).toMatchObject({ pending: 'b', error: undefined });
  second.resolve();
  expect(await act(async () => (await saved)[1])).toBe(true);
  expect(result.current).toMatchObject({ pending: undefined, error: undefined });
});

test('forgets the last error on the next change and when cleared', async () => {
  const { mutation } = opened();
  await act(() => mutation().run(refuse));
  await act(() => mutation().run(async () => undefined));
  expect(mutation().error).toBeUndefined();
  await act(() => mutation().run(refuse));
  act(() => mutation().clear());
  expect(mutation().error).toBeUndefined();
});

test('shows a change in progress also when the last error is cleared', async () => {
  const { mutation } = opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  let saved = Promise.resolve(false);
  act(() => {
    saved = mutation().run(() => promise, 'save');
  });
  act(() => mutation().clear());
  expect(mutation().pending).toBe('save');
  resolve();
  expect(await act(() => saved)).toBe(true);
  expect(mutation().pending).toBeUndefined();
});

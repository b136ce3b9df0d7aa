import { cleanup, renderHook } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { useChange } from './use-change.ts';

afterEach(cleanup);

const texts = { done: 'It is removed.', failed: 'That could not be removed.' };
const refusing = (words: string) => () => Promise.reject(new ProductError('PRO418', words));

function opened(onRefused?: Parameters<typeof useChange>[0]) {
  const platform = fakePlatform();
  const { result } = renderHook(() => useChange(onRefused), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { change: result.current, show: platform.toasts.show };
}

test('what is changed is said to be [PLT-06]', async () => {
  const { change, show } = opened();
  expect(await change(async () => undefined, texts)).toBe(true);
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: 'It is removed.' });
});

test.each([
  ['Said by the services.', 'Said by the services.'],
  ['', 'That could not be removed.'],
])('refused with the words "%s", it says "%s" [PLT-06]', async (words, text) => {
  const { change, show } = opened();
  expect(await change(refusing(words), texts)).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text });
});

test('a refusal that is said elsewhere has no toast [PLT-06]', async () => {
  const onRefused = vi.fn();
  const { change, show } = opened(onRefused);
  expect(await change(refusing('Said by the services.'), texts)).toBe(false);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Said by the services.', expect.objectContaining({ id: 'PRO418' }));
  expect(show).not.toHaveBeenCalled();
});

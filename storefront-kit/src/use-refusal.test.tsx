import { cleanup, renderHook } from '@testing-library/react';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { afterEach, expect, test } from 'vitest';
import { useRefusal } from './use-refusal.ts';

afterEach(cleanup);

function refusalOf(error: unknown) {
  const platform = fakePlatform();
  const { result } = renderHook(() => useRefusal('account'), {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
  return { refusal: result.current(error), faults: platform.faults };
}

test('shows a refusal of the services without reporting it [PLT-06]', () => {
  const error = new ProductError('PRO418', 'Said by the services.');
  const { refusal, faults } = refusalOf(error);
  expect(refusal).toBe(error);
  expect(faults).not.toHaveBeenCalled();
});

test('reports a fault of the page and shows it in general words [PLT-06]', () => {
  const error = new TypeError('undefined is not a function');
  const { refusal, faults } = refusalOf(error);
  expect(refusal).toMatchObject({ id: 'GEN500', message: '', cause: error });
  expect(faults).toHaveBeenCalledExactlyOnceWith(error, { remote: 'account', phase: 'event' });
});

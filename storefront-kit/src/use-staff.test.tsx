// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getStaffSessions, staffSignIn } from 'shared-contracts/calls/staff';
import { ProductError } from 'shared-contracts/errors/product-error';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, expect, test } from 'vitest';
import { type FakePlatformOptions, fakePlatform } from './testing/platform.ts';
import { hasRole, useStaff, useStaffCalls } from './use-staff.ts';

afterEach(cleanup);

const member = { ...staffSignIn.example, roles: ['editor' as const] };

function at<Value>(hook: () => Value, options: FakePlatformOptions) {
  const platform = fakePlatform(options);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  return { platform, result: renderHook(hook, { wrapper }).result };
}

test('tells whether an editor is signed in', () => {
  const { result } = at(useStaff, { staff: { status: 'signed-in', member } });
  expect([hasRole(result.current, 'editor'), hasRole(result.current, 'operator')]).toEqual([true, false]);
  expect(hasRole(at(useStaff, {}).result.current, 'editor')).toBe(false);
  expect(hasRole({ status: 'loading' }, 'editor')).toBe(false);
});

test.each(['AUT498', 'AUT404', 'AUT432'] as const)('asks again who is signed in after %s', async (id) => {
  const { platform, result } = at(() => useStaffCalls('studio'), {
    answer() {
      throw new ProductError(id, '');
    },
  });
  await expect(result.current(getStaffSessions, {})).rejects.toThrow();
  expect(platform.staff.reset).toHaveBeenCalledOnce();
});

test('asks nothing after another error', async () => {
  const { platform, result } = at(() => useStaffCalls('studio'), {
    answer() {
      throw new ProductError('GEN500', '');
    },
  });
  await expect(result.current(getStaffSessions, {})).rejects.toThrow();
  expect(platform.staff.reset).not.toHaveBeenCalled();
});

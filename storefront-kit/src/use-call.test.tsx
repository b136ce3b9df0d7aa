import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { getStoreEmployees } from 'shared-contracts/calls/stores';
import { PlatformProvider } from 'shared-contracts/platform';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakePlatform } from './testing/platform.ts';
import { refuse } from './testing/services.ts';
import { useCall } from './use-call.ts';

afterEach(cleanup);

interface Props {
  readonly storeId: string | undefined;
}

function mount(answer: () => unknown, { keepPrevious = false } = {}) {
  const platform = fakePlatform({ answer });
  const hook = renderHook(
    ({ storeId }: Props) =>
      useCall(getStoreEmployees, storeId === undefined ? undefined : { params: { storeId } }, {
        remote: 'account',
        keepPrevious,
      }),
    {
      initialProps: { storeId: 'US01' } as Props,
      wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
    },
  );
  return { ...hook, platform };
}
const example = getStoreEmployees.example;

describe('useCall', () => {
  test('is pending, then has the response', async () => {
    const { result } = mount(() => example);
    expect(result.current).toMatchObject({ status: 'pending', value: undefined });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', value: example }));
  });

  test('calls once for the same input and again for another', async () => {
    const answer = vi.fn(() => example);
    const { result, rerender } = mount(answer);
    await waitFor(() => expect(result.current.status).toBe('success'));
    rerender({ storeId: 'US01' });
    expect(answer).toHaveBeenCalledTimes(1);
    rerender({ storeId: 'US02' });
    expect(result.current).toMatchObject({ status: 'pending', value: undefined });
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('keeps the previous response while another input is read, when asked to', async () => {
    const { result, rerender } = mount(() => example, { keepPrevious: true });
    await waitFor(() => expect(result.current.status).toBe('success'));
    rerender({ storeId: 'US02' });
    expect(result.current).toMatchObject({ status: 'pending', value: example });
    await waitFor(() => expect(result.current.status).toBe('success'));
  });

  test('takes no value for an input that is not read any more', async () => {
    const { result, rerender } = mount(() => example);
    await waitFor(() => expect(result.current.status).toBe('success'));
    const { set } = result.current;
    rerender({ storeId: 'US02' });
    await waitFor(() => expect(result.current.status).toBe('success'));
    act(() => set({ ...example, employees: [] }));
    expect(result.current).toMatchObject({ status: 'success', value: example });
  });

  test('makes no call while the input is undefined', async () => {
    const answer = vi.fn(() => example);
    const { result, rerender } = mount(answer);
    await waitFor(() => expect(result.current.status).toBe('success'));
    rerender({ storeId: undefined });
    expect(result.current).toMatchObject({ status: 'pending', value: undefined });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('does not report a session that has ended as a fault of the remote', async () => {
    const { result, platform } = mount(refuse('AUT498'));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: { id: 'AUT498' } }));
    expect(platform.faults).not.toHaveBeenCalled();
  });

  test('reports an error and recovers when it is tried again', async () => {
    const answer = vi.fn<() => unknown>(() => example).mockImplementationOnce(refuse('NET503'));
    const { result, platform } = mount(answer);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: { id: 'NET503' } }));
    expect(platform.faults).toHaveBeenCalledExactlyOnceWith(expect.anything(), { remote: 'account', phase: 'event' });
    act(() => result.current.again());
    expect(result.current).toMatchObject({ status: 'pending', error: undefined });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', value: example }));
  });

  test('ignores a response that arrives after the input has changed', async () => {
    const late = Promise.withResolvers<unknown>();
    const answer = vi.fn<() => unknown>(() => example).mockImplementationOnce(() => late.promise);
    const { result, rerender } = mount(answer);
    rerender({ storeId: 'US02' });
    await waitFor(() => expect(result.current.value).toEqual(example));
    await act(async () => late.resolve({ ...example, employees: [] }));
    expect(result.current.value).toEqual(example);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PlatformProvider, usePlatform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { defineSlot } from 'shared-contracts/slots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Deferred, useDeferred } from './deferred.ts';
import { Slot, SlotHostContext } from './slot.tsx';
import { fakePlatform } from './testing/platform.ts';
import { useLocale } from './use-locale.ts';
import { useSession } from './use-session.ts';

afterEach(cleanup);

const platform = fakePlatform({ locale: 'de-de' });

describe('the platform hooks', () => {
  function Who() {
    return (
      <p>
        {useLocale().id} {useSession().status}
      </p>
    );
  }

  test('provide locale and session, and follow session changes [PLT-02]', () => {
    render(
      <PlatformProvider platform={platform}>
        <Who />
      </PlatformProvider>,
    );
    expect(screen.getByText('de-de loading')).toBeTruthy();
    act(() => platform.store.set(sessionAtom, { status: 'guest', consumerNo: 'c-1' }));
    expect(screen.getByText('de-de guest')).toBeTruthy();
  });

  test('fail with a clear message without a provider', () => {
    const Lost = () => <p>{usePlatform().locale.id}</p>;
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('needs a PlatformProvider');
    silent.mockRestore();
  });
});

describe('a slot', () => {
  const bag = defineSlot<{ readonly count: number }>('cart.bag');

  test('shows its fallback when nothing fills it', () => {
    render(<Slot slot={bag} props={{ count: 2 }} fallback={<p>Cart</p>} />);
    expect(screen.getByText('Cart')).toBeTruthy();
  });

  test('passes name, props, and fallback to the shell', () => {
    const host = vi.fn(() => <p>Filled</p>);
    render(
      <SlotHostContext value={host}>
        <Slot slot={bag} props={{ count: 2 }} fallback="Cart" />
      </SlotHostContext>,
    );
    expect(screen.getByText('Filled')).toBeTruthy();
    expect(host).toHaveBeenCalledWith({ name: 'cart.bag', props: { count: 2 }, fallback: 'Cart' }, undefined);
  });
});

describe('streamed loader data', () => {
  function Reviews({ reviews }: { readonly reviews: Deferred<string> }) {
    return <p>{useDeferred(reviews)}</p>;
  }

  test('is available immediately when plain', () => {
    render(<Reviews reviews="Dry in June" />);
    expect(screen.getByText('Dry in June')).toBeTruthy();
  });

  test('suspends until it arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    await act(async () => {
      render(
        <Suspense fallback={<p>Loading</p>}>
          <Reviews reviews={promise} />
        </Suspense>,
      );
    });
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => resolve('Dry in June'));
    expect(screen.getByText('Dry in June')).toBeTruthy();
  });
});

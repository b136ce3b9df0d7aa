// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from 'shared-contracts/platform';
import { fakePlatform } from 'storefront-kit/testing/platform';
import { expect, test, vi } from 'vitest';
import { type Exposed, ExposedContext } from '../app/exposed.ts';
import { SlotHost } from './slot-host.tsx';

test('takes over the fallback of the server where the remote is known already, then loads its piece', async () => {
  const place = { remote: 'account', expose: 'form' };
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const exposed: Exposed = {
    find: () => place,
    lookUp: async () => place,
    ready: () => undefined,
    load,
    giveUp: async () => false,
  };
  const platform = fakePlatform();
  const pageOf = (known: Exposed | undefined) => (
    <PlatformProvider platform={platform}>
      <ExposedContext value={known}>
        <SlotHost name="account.form" props={{}} fallback={<a href="/account">To the page</a>} />
      </ExposedContext>
    </PlatformProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(pageOf(undefined));
  expect(root.textContent).toBe('To the page');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, pageOf(exposed), { onRecoverableError }));
  expect(root.textContent).toBe('To the page');
  expect(load).toHaveBeenCalledWith('account', 'form');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

import type { Platform } from 'shared-contracts/platform';
import { sessionAtom } from 'shared-contracts/session';
import { storedStoreMode } from '../app/stored-store-mode.ts';

/** Loads the code of store mode when it is on: no shopper loads it. */
export function followStoreMode(platform: Platform): void {
  const begin = () => {
    stop();
    import('./store-mode.ts').then(
      ({ keepStoreMode }) => keepStoreMode(platform),
      (error: unknown) => platform.report(error, { remote: 'shell', phase: 'load' }),
    );
  };
  const stop = platform.store.sub(sessionAtom, () => {
    if (platform.store.get(sessionAtom).status === 'associate') begin();
  });
  if (storedStoreMode.read() !== undefined) begin();
}

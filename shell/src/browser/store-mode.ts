import type { Platform } from 'shared-contracts/platform';
import { type SessionState, sessionAtom } from 'shared-contracts/session';
import { writeFavoriteStore } from 'storefront-kit/favorite-store';
import { storedText } from 'storefront-kit/storage';
import { writeFavorites } from 'storefront-kit/stored-favorites';
import { storedStoreMode } from '../app/stored-store-mode.ts';
import { storeModeMessages } from '../chrome/store-mode-messages.ts';
import { type IdleWatch, watchIdle } from './idle-watch.ts';

/** When the till was last used, in whichever tab. */
const lastUse = storedText('local', 'shop.store-mode-used');

/** Milliseconds before the end at which somebody is told, so that it can be put off (WCAG 2.2.1). */
const warning = 60_000;

/**
 * Keeps store mode while it lasts (docs/spec/accounts.md section 2): its store stays known over reloads, and when it ends, by hand,
 * by standing idle or by the services, nothing of the store is kept and the login is shown.
 */
export function keepStoreMode(platform: Platform): void {
  const { store, session, toasts, navigate, locale, report } = platform;
  const texts = storeModeMessages(locale);
  let watch: IdleWatch | undefined;
  let idle = false;
  let isOn = storedStoreMode.read() !== undefined;

  async function endIdle(): Promise<void> {
    idle = true;
    try {
      await session.signOut();
    } catch (error) {
      report(error, { remote: 'shell', phase: 'event' });
      // The services could not be told; they end it by themselves. The page does not go on with it.
      end();
    }
  }

  // The customer who is served stays out of the browser's storage.
  function begin({ store: { customer: _, ...place } }: Extract<SessionState, { status: 'associate' }>): void {
    isOn = true;
    const { storeId, storeName: name, country } = place;
    // Pages name this store first when they say where goods are.
    if (storedStoreMode.read() === undefined) writeFavoriteStore({ storeId, name, country });
    storedStoreMode.write(JSON.stringify(place));
    document.documentElement.dataset.till = '';
    // A token that was renewed is no sign of somebody at the till.
    watch ??= watchIdle({
      limit: place.idleSeconds * 1000,
      warning,
      lastUse: { read: () => Number(lastUse.read() ?? 0), write: (at) => lastUse.write(String(at)) },
      onWarning: () =>
        toasts.show({ tone: 'warning', text: texts.endsSoon, action: { label: texts.goOn, run: () => watch?.use() } }),
      onIdle: () => void endIdle(),
    });
  }

  function end(): void {
    watch?.stop();
    watch = undefined;
    isOn = false;
    storedStoreMode.write(undefined);
    lastUse.write(undefined);
    delete document.documentElement.dataset.till;
    writeFavorites(undefined);
    writeFavoriteStore(undefined);
    navigate(idle ? '/associate-login?ended=idle' : '/associate-login', { replace: true });
    if (!idle) toasts.show({ tone: 'success', text: texts.ended });
    idle = false;
  }

  function follow(): void {
    const state = store.get(sessionAtom);
    if (state.status === 'associate') begin(state);
    else if (isOn && state.status !== 'loading') {
      // A page that finds another session than it remembers was away for too long.
      idle ||= watch === undefined;
      end();
    }
  }

  store.sub(sessionAtom, follow);
  if (store.get(sessionAtom).status === 'associate') follow();
  else session.ready().catch((error: unknown) => report(error, { remote: 'shell', phase: 'event' }));
}

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { Block } from 'shared-contracts/blocks/block';
import { noConsent } from 'shared-contracts/consent';
import { type LocaleId, localeIds, locales } from 'shared-contracts/locale';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { Container } from 'shared-ui/layout';
import { Text } from 'shared-ui/text';
import { space } from 'shared-ui/tokens';
import { Blocks } from '../src/features/blocks/blocks.tsx';
import { galleryBlocks } from './states.ts';

/** What the address asks for: `?type=hero&type=grid`, `&locale=de-de`. */
export function readAddress(url: URL) {
  const asked = url.searchParams.get('locale');
  const locale: LocaleId = localeIds.find((id) => id === asked) ?? 'en-us';
  return { locale, blocks: galleryBlocks(url.searchParams.getAll('type')) };
}

export const newCache = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  // As in the shop: styles are in the head and never between elements.
  cache.compat = true;
  return cache;
};

const unavailable = () => Promise.reject(new Error('The gallery has no services'));

const missing = (): never => {
  throw new Error('The gallery has no dialogs');
};
const bus: Platform['bus'] = { publish() {}, subscribe: () => () => undefined, from: () => bus };

const platformOf = (locale: LocaleId): Platform => ({
  track: () => undefined,
  locale: locales[locale],
  calls: unavailable,
  bus,
  store: createStore(),
  session: {
    ready: unavailable,
    reset: unavailable,
    signIn: unavailable,
    signInWith: unavailable,
    signOut: unavailable,
  },
  staff: {
    ready: unavailable,
    reset: unavailable,
    signIn: unavailable,
    acceptLink: unavailable,
    signOut: unavailable,
  },
  dialogs: { open: missing, preload() {}, closeAll() {} },
  toasts: { show() {}, dismiss() {} },
  services: { load: unavailable, preload() {} },
  botCheck: { token: unavailable, preload() {} },
  consent: noConsent,
  config: {
    environment: 'development',
    shopName: 'Tarnfell',
    origin: '',
    imageOrigin: '',
    frameOrigin: '',
    toastDelay: 6000,
    listPageSize: 12,
    expressCheckout: false,
    bonusItemsFirst: false,
    outOfStockNotice: false,
  },
  navigate() {},
  report: (error) => console.error(error),
});

interface GalleryProps {
  readonly locale: LocaleId;
  readonly blocks: readonly Block[];
  readonly cache: EmotionCache;
  /** The router around it, which differs between server and browser. */
  readonly router: (children: ReactNode) => ReactNode;
}

/** Every block in every state, as a page of the shop shows them. */
export function Gallery({ locale, blocks, cache, router }: GalleryProps) {
  return (
    <CacheProvider value={cache}>
      <PlatformProvider platform={platformOf(locale)}>
        {router(
          <main css={{ paddingBottom: space[8] }}>
            <h1 className="visually-hidden">Blocks</h1>
            {blocks.map((block) => (
              <section key={block.id} id={block.id} aria-label={block.id}>
                <Container css={{ paddingBlock: `${space[7]} ${space[3]}` }}>
                  <Text look="caption" tone="muted">
                    {block.id}
                  </Text>
                </Container>
                <Blocks blocks={[block]} headed />
              </section>
            ))}
          </main>,
        )}
      </PlatformProvider>
    </CacheProvider>
  );
}

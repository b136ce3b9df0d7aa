import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Platform, PlatformProvider } from 'shared-contracts/platform';
import { useLocale } from 'storefront-kit/use-locale';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { askedOverride, withoutAsked } from './asked-override.ts';
import { panelMessages } from './panel-messages.ts';
import type { Recorder } from './recorder.ts';

const Panel = lazy(() => import('./panel.tsx'));

interface ToolsProps {
  readonly development: DevelopmentBoot;
  readonly recorder: Recorder;
}

/** Puts the panel's button into the strip. It is a page of its own beside the shop's: what breaks that leaves it standing. */
export function showTools({ platform, ...tools }: ToolsProps & { readonly platform: Platform }): void {
  const place = document.getElementById('dev-tools');
  if (!place) throw new Error('The document has no place for the tools');
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  createRoot(place).render(
    <CacheProvider value={createCache({ key: 'dev', ...(nonce ? { nonce } : {}) })}>
      <PlatformProvider platform={platform}>
        <ToolsButton {...tools} />
      </PlatformProvider>
    </CacheProvider>,
  );
}

function ToolsButton(tools: ToolsProps) {
  const texts = panelMessages(useLocale());
  const [asked] = useState(() => askedOverride(location.search));
  const [open, setOpen] = useState(asked !== undefined);
  const [wanted, setWanted] = useState(open);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  if (askedOverride(location.search)) history.replaceState(history.state, '', withoutAsked(location.href));
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        {texts.open}
      </button>
      {wanted && (
        <Suspense>
          <Panel {...tools} {...(asked ? { asked } : {})} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { DataRouter } from 'react-router-dom';
import type { Platform } from 'shared-contracts/platform';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { followStoreModeStart, keepApart, leaveStoreModeAlone } from './keep-apart.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { watchSources } from './watch-sources.ts';

/** What the page tells its developer's tools, and when they start. */
export interface Tools extends Pick<Recorder, 'onRecord' | 'onEvent' | 'onStandIn' | 'onTracked'> {
  start(platform: Platform, router: DataRouter): void;
}

/** Tools of a development shell; resolves when the page may go on with what it was made with. */
export async function createTools(development: DevelopmentBoot): Promise<Tools> {
  await leaveStoreModeAlone(development);
  const recorder = createRecorder();
  return {
    ...recorder,
    start(platform, router) {
      followStoreModeStart(development, platform);
      keepApart(development, router, window.location);
      watchSources(development, platform.locale);
      // A page from the browser's memory may have other overrides than those chosen since.
      window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
      import('./show-tools.tsx').then(
        ({ showTools }) => showTools({ development, recorder, platform }),
        (error: unknown) => platform.report(error, { remote: 'shell', phase: 'load' }),
      );
    },
  };
}

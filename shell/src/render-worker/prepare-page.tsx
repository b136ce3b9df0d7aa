import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Calls } from 'shared-contracts/call';
import { noConsent } from 'shared-contracts/consent';
import { isProductError } from 'shared-contracts/errors/product-error';
import { experimentsAtom, type Variations } from 'shared-contracts/experiments';
import { type FlagValues, flagsAtom } from 'shared-contracts/flags';
import type { Locale } from 'shared-contracts/locale';
import { PlatformProvider, type PublicConfig } from 'shared-contracts/platform';
import type { Preview } from 'shared-contracts/preview';
import type { LoaderContext } from 'shared-contracts/routing';
import * as v from 'valibot';
import type { LiveRelease, SerializedError } from '../app/boot.ts';
import { frameRouteId } from '../app/frame-route.ts';
import type { ChromeContent } from '../app/load-chrome.ts';
import { createPlatform } from '../app/platform.ts';
import { previewAtom } from '../app/preview.ts';
import { problemHead } from '../app/problem-head.ts';
import { loadProblem } from '../app/problem-page.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Screens } from '../app/screens.ts';
import { createRoutes } from '../chrome/routes.tsx';
import { experimentKey, head as headSchema, maxExperiments } from '../render-channel/messages.ts';
import { type Guard, RemoteFault } from './guard.ts';

interface PageOptions {
  readonly request: Request;
  readonly locale: Locale;
  readonly config: PublicConfig;
  readonly flags: FlagValues;
  readonly variations: Variations;
  readonly releases: readonly LiveRelease[];
  readonly unavailable: readonly string[];
  readonly screens: Screens;
  readonly guard: Guard;
  readonly calls: Calls;
  readonly nonce: string;
  readonly log: (message: string, error: unknown) => void;
  readonly trace: string;
  readonly preview: Preview | undefined;
  readonly sendFault: (fault: { readonly remote: string; readonly phase: string; readonly error: unknown }) => void;
}

/** A page whose loaders have run. */
export interface LoadedPage {
  readonly status: number;
  /** The screen's own code failed in its loader or head, or could not be loaded, which the services' answers do not explain. */
  readonly faulty: boolean;
  readonly redirect?: string;
  readonly head: v.InferOutput<typeof headSchema>;
  /** Loader data by route id; values may be promises that the browser gets resolved. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, SerializedError>> | null;
  readonly element: ReactNode;
  /** Keys of the experiments that it has read so far. */
  readonly experiments: () => string[];
  /** A style element with the rules added since the last call; empty when there are none. */
  readonly takeStyles: () => string;
}

/** Runs the loaders of a page and returns what there is to render. */
export async function preparePage(options: PageOptions): Promise<LoadedPage> {
  const { request, locale, config, releases, screens, guard, nonce, log } = options;
  const platform = createPlatform({
    locale,
    config,
    releases,
    calls: options.calls,
    navigate: () => log('A page tried to navigate while it was rendered', new Error('navigate() on the server')),
    session: () => ({
      ready: neverOnServer,
      reset: neverOnServer,
      signIn: neverOnServer,
      signInWith: neverOnServer,
      signOut: neverOnServer,
    }),
    staff: () => ({
      ready: neverOnServer,
      reset: neverOnServer,
      signIn: neverOnServer,
      acceptLink: neverOnServer,
      signOut: neverOnServer,
    }),
    services: () => ({ load: neverOnServer, preload() {} }),
    botCheck: { token: neverOnServer, preload() {} },
    consent: () => noConsent,
    log,
    trace: options.trace,
    sendFault: options.sendFault,
  });
  platform.store.set(previewAtom, options.preview);
  platform.store.set(flagsAtom, { rendered: options.flags, now: options.flags });
  const experiments = new Set<string>();
  platform.store.set(experimentsAtom, {
    rendered: options.variations,
    now: options.variations,
    onRead: (key) => {
      if (v.is(experimentKey, key) && experiments.size < maxExperiments) experiments.add(key);
    },
  });
  const handler = createStaticHandler(createRoutes({ releases, unavailable: options.unavailable, screens, platform }));
  const context = await handler.query(request);
  if (context instanceof Response) return redirected(context);

  const chrome = context.loaderData[frameRouteId] as ChromeContent | undefined;
  if (context.errors && chrome) {
    const problem = await loadProblem(platform, request.signal);
    context.loaderData[frameRouteId] = { ...chrome, ...(problem ? { problem } : {}) } satisfies ChromeContent;
  }
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const error = context.errors ? Object.values(context.errors)[0] : undefined;
  const plainHead: LoadedPage['head'] =
    error === undefined
      ? { title: config.shopName, robots: 'noindex' }
      : problemHead(locale, statusOf(error) === 404 ? 'missing' : 'broken');
  let isHeadFaulty = false;
  const head = await headOf(context, handle, {
    screens,
    guard,
    about: { url: new URL(request.url), locale, config },
  }).catch((error: unknown) => {
    // The guard has reported it; the page itself can still be shown.
    if (!(error instanceof RemoteFault)) throw error;
    isHeadFaulty = true;
    return plainHead;
  });
  const emotion = createCache({ key: 'css', nonce });
  // Otherwise each element carries its rules in front of it, and the browser moves each to the head one by one.
  emotion.compat = true;
  const router = createStaticRouter(handler.dataRoutes, context);
  const element = (
    <CacheProvider value={emotion}>
      <PlatformProvider platform={platform}>
        <StaticRouterProvider router={router} context={context} hydrate={false} nonce={nonce} />
      </PlatformProvider>
    </CacheProvider>
  );
  if (error !== undefined && statusOf(error) >= 500) log(`The page ${request.url} failed`, error);
  return {
    faulty: isHeadFaulty || (error !== undefined && !isProductError(error)),
    status: error === undefined ? context.statusCode : statusOf(error),
    head: head ?? plainHead,
    data: context.loaderData,
    errors: context.errors
      ? Object.fromEntries(Object.entries(context.errors).map(([id, one]) => [id, serializedError(one)]))
      : null,
    element,
    experiments: () => [...experiments],
    takeStyles: styleTaker(emotion, nonce),
  };
}

function styleTaker(cache: EmotionCache, nonce: string): () => string {
  const taken = new Set<string>();
  return () => {
    const fresh = Object.entries(cache.inserted).filter(([name]) => !taken.has(name));
    if (fresh.length === 0) return '';
    for (const [name] of fresh) taken.add(name);
    // data-s: it stands where it belongs, emotion need not move it.
    return `<style nonce="${nonce}" data-emotion="${cache.key} ${fresh.map(([name]) => name).join(' ')}" data-s="">${fresh.map(([, rules]) => rules).join('')}</style>`;
  };
}

/** The personal half of a page is the browser's alone: sessions and services do not exist here. */
function neverOnServer(): Promise<never> {
  return Promise.reject(new Error('Sessions and services exist in the browser only'));
}

function redirected(response: Response): LoadedPage {
  return {
    status: response.status,
    faulty: false,
    redirect: response.headers.get('location') ?? '/',
    head: { title: '' },
    data: {},
    errors: null,
    element: null,
    experiments: () => [],
    takeStyles: () => '',
  };
}

function statusOf(error: unknown): number {
  return isProductError(error) && error.status >= 400 ? error.status : 503;
}

/** Characters of a message that shoppers read. */
const longestMessage = 2000;

function serializedError(error: unknown): SerializedError {
  if (!isProductError(error) || error.id === 'GEN500') return { id: 'GEN500', message: '', status: statusOf(error) };
  return { id: error.id, message: error.message.slice(0, longestMessage), status: error.status };
}

interface HeadOptions {
  readonly screens: Screens;
  readonly guard: Guard;
  readonly about: Pick<LoaderContext, 'url' | 'locale' | 'config'>;
}

/** The head of the screen; undefined for a page that shows none. */
async function headOf(
  context: StaticHandlerContext,
  handle: RouteHandle | undefined,
  { screens, guard, about }: HeadOptions,
): Promise<LoadedPage['head'] | undefined> {
  const last = context.matches.at(-1)?.route.id;
  if (context.errors || !handle || !last || last === frameRouteId) return undefined;
  const module = await screens.load(handle.remote, handle.expose);
  return guard.run('head', () => {
    const head = module.head?.(context.loaderData[last], about);
    return head ? v.parse(headSchema, head) : { title: about.config.shopName };
  });
}

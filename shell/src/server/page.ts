import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, localeOfPath } from 'shared-contracts/locale';
import type { Release } from 'shared-contracts/remote';
import type { Boot, LiveRelease, SerializedError } from '../app/boot.ts';
import type { DevelopmentBoot } from '../app/dev-tools-boot.ts';
import { describeFault, ownerOf } from '../app/fault.ts';
import { belowLocale } from '../app/first-segment.ts';
import { mocksInCookies } from '../app/mocks.ts';
import type { PageBrand } from './brand.ts';
import type { createBundles } from './bundles.ts';
import type { ServerConfig } from './config.ts';
import type * as Entry from './entry.tsx';
import { documentEnd, documentStart, type PageScripts } from './html.ts';
import { developmentStrip, stripStyles } from './overrides/development-strip.ts';
import { developmentOf } from './overrides/page-development.ts';
import { type Rendering, startRendering } from './page-stream.ts';
import type { ReleaseSet, ReleaseSets } from './release-sets.ts';
import { developmentRelease, integrityOfReleases, liveRelease, type Releases } from './releases.ts';
import { pageHeaders } from './security.ts';
import { serviceOriginOf } from './service-origins.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { TelemetryOutbox } from './telemetry-outbox.ts';

export interface PageRenderer {
  readonly config: ServerConfig;
  readonly brand: Pick<PageBrand, 'styles' | 'fonts'>;
  readonly entry: typeof Entry;
  readonly bundles: ReturnType<typeof createBundles>;
  readonly shell: ShellAssets;
  readonly telemetry: Pick<TelemetryOutbox, 'add'>;
}

const emptyPage: Entry.PreparedPage = {
  status: 200,
  faulty: false,
  head: { title: 'Development' },
  data: {},
  errors: null,
  handle: undefined,
  element: null,
  takeStyles: () => '',
};

interface PageReleases {
  readonly live: ReleaseSet;
  readonly sets: ReleaseSets;
  /** Whether the page is this visitor's own and may not be kept for others. */
  readonly personal: boolean;
  readonly releases: Pick<Releases, 'before' | 'fault' | 'versions'>;
}

/**
 * Answers a page request: loaders first, for the status and the head, then the HTML as a stream. When the page's remote
 * fails before there is anything to send, the page is made anew with the version before.
 */
export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  { live, sets, personal, releases }: PageReleases,
): Promise<void> {
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  const make = (set: ReleaseSet) =>
    makePage(request, renderer, set, { signal: abort.signal, versions: releases.versions() });
  const made = await make(live);
  const { page } = made;
  if (page.redirect !== undefined) {
    reply.code(page.status).header('location', page.redirect).send();
    return;
  }
  const rendering = await render(made, request);
  const failed =
    rendering.failed || page.faulty ? live.releases.find(({ name }) => name === page.handle?.remote) : undefined;
  if (!failed) return send(request, reply, renderer, { made, rendering, personal });

  releases.fault(failed.name, failed.version);
  const before = releases.before(failed.name, failed.version);
  if (!before) return send(request, reply, renderer, { made, rendering, personal });
  rendering.drop();
  const others = live.releases.map((release) => (release === failed ? before : release));
  const again = await make(sets.of({ ...live, releases: others }));
  return send(request, reply, renderer, { made: again, rendering: await render(again, request), personal: true });
}

interface MadePage {
  readonly live: ReleaseSet;
  /** Those that the page is made with; it looks others up when it needs them. */
  readonly own: readonly Release[];
  /** The same as the page is told of them. */
  readonly releases: readonly LiveRelease[];
  readonly page: Entry.PreparedPage;
  readonly nonce: string;
  readonly development: DevelopmentBoot | undefined;
  /** Tells the platform's service whose code failed. */
  readonly tell: (fault: { readonly remote: string; readonly phase: string; readonly error: unknown }) => void;
}

async function makePage(
  request: FastifyRequest,
  { config, entry, bundles, telemetry }: PageRenderer,
  live: ReleaseSet,
  { signal, versions }: { readonly signal: AbortSignal; readonly versions: ReturnType<Releases['versions']> },
): Promise<MadePage> {
  const nonce = randomBytes(18).toString('base64');
  const url = new URL(request.url, config.origin);
  const places = live.at(belowLocale(url.pathname));
  const screen = entry.screenAt(places, url.pathname);
  const development = developmentOf(request, config.development, { releases: live.releases, versions, screen });
  // Developers' tools tell of all releases, and judge ways between pages by them.
  const own = development ? live.releases : places;
  const releases = own.map((release) => {
    const developed = development?.overrides[release.name];
    return developed
      ? developmentRelease(liveRelease(release, config.assetOrigin), developed)
      : liveRelease(release, config.assetOrigin);
  });
  const trace = randomBytes(16).toString('hex');
  const tell: MadePage['tell'] = ({ remote, phase, error }) => {
    const whose = ownerOf(live.releases, remote);
    const at = Date.now();
    telemetry.add('shop-server', [{ remote, ...whose, at, trace, event: 'exception', phase, ...describeFault(error) }]);
  };
  // What is served from its sources has no server half: such a screen is rendered in the browser.
  const page =
    screen && development?.overrides[screen.remote]
      ? emptyPage
      : await entry.preparePage({
          request: new Request(url, { signal }),
          locale: localeOf(request),
          config: config.public,
          releases,
          unavailable: live.unavailable,
          screens: bundles.screensOf(own),
          serviceOrigin: (path) => serviceOriginOf(config.services, path),
          nonce,
          mocks: mocksOf(request, config),
          log: (message, error) => request.log.error({ err: error }, message),
          trace,
          tell,
        });
  return { live, own, releases, page, nonce, development, tell };
}

/** What a browser of a shop where nobody buys wants its pages to be rendered with. */
const mocksOf = ({ headers }: FastifyRequest, { public: { environment } }: ServerConfig): string | undefined =>
  environment === 'production' ? undefined : (mocksInCookies(headers.cookie ?? '') ?? undefined);

const localeOf = ({ url }: FastifyRequest) => localeOfPath(url.split('?')[0] ?? '') ?? defaultLocale;

const render = ({ page, nonce, tell }: MadePage, request: FastifyRequest): Promise<Rendering> =>
  startRendering(page, {
    nonce,
    log(error) {
      request.log.error({ err: error }, 'A part of the page failed');
      tell({ remote: page.handle?.remote ?? 'shell', phase: 'server', error });
    },
  });

interface Sendable {
  readonly made: MadePage;
  readonly rendering: Rendering;
  readonly personal: boolean;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, brand, entry, shell }: PageRenderer,
  { made, rendering, personal }: Sendable,
): Promise<void> {
  const { live, own, releases, page, nonce, development } = made;
  const locale = localeOf(request);
  const developed = [...new Set(Object.values(development?.overrides ?? {}))];
  const head = documentStart({
    lang: locale.tag,
    head: page.head,
    origin: config.origin,
    nonce,
    fonts: brand.fonts ?? entry.preloadedFonts.map((name) => `/assets/shell/fonts/${name}`),
    styles: entry.headStyles('/assets/shell/fonts') + brand.styles + (development ? stripStyles(development) : ''),
    scriptOrigins: [...(config.assetOrigin ? [config.assetOrigin] : []), ...developed],
    refreshable: developed.length > 0,
  });
  const scripts: PageScripts = {
    run: shell.scripts.map((file) => ({
      src: `/assets/shell/${file}`,
      integrity: shell.files[file] ?? '',
    })),
    preload: preloadsOf(page.handle, own, config.assetOrigin),
  };
  const boot = async (): Promise<Boot> => ({
    locale: locale.id,
    config: config.public,
    releases,
    unavailable: live.unavailable,
    digest: live.digest,
    integrity: { ...shellIntegrity(shell), ...integrityOfReleases(own, config.assetOrigin) },
    ...(page === emptyPage ? {} : { data: await settled(page.data) }),
    errors: page.errors
      ? Object.fromEntries(Object.entries(page.errors).map(([id, error]) => [id, serializedError(error)]))
      : undefined,
    ...(development ? { development } : {}),
  });

  reply.hijack();
  const { raw } = reply;
  raw.statusCode = page.status;
  const headers = pageHeaders(nonce, {
    assets: config.assetOrigin,
    images: config.public.imageOrigin,
    frames: config.frameOrigins,
    development: developed,
  });
  for (const [name, value] of Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    // While versions are on trial a page is its visitor's own.
    'cache-control': `${personal || development || mocksOf(request, config) !== undefined ? 'private' : 'public'}, max-age=0, must-revalidate`,
    vary: 'Accept-Encoding',
  })) {
    raw.setHeader(name, value);
  }
  await rendering.send(head, {
    output: compressed(request, reply),
    strip: development ? developmentStrip(development, locale) : '',
    end: async () => documentEnd(await boot(), scripts, nonce),
  });
}

function compressed(request: FastifyRequest, reply: FastifyReply): Writable & { flush?: () => void } {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoder = /\bbr\b/.test(accepted)
    ? createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })
    : /\bgzip\b/.test(accepted)
      ? createGzip({ level: 6 })
      : undefined;
  if (!encoder) return reply.raw;
  reply.raw.setHeader('content-encoding', /\bbr\b/.test(accepted) ? 'br' : 'gzip');
  encoder.pipe(reply.raw);
  reply.raw.on('close', () => encoder.destroy());
  return encoder;
}

function preloadsOf(
  handle: Entry.PreparedPage['handle'],
  releases: readonly Release[],
  assetOrigin: string | undefined,
) {
  const release = releases.find(({ name }) => name === handle?.remote);
  if (!release || !handle) return [];
  return [release.browser.entry, ...(release.browser.chunks[handle.expose] ?? [])].map((file) => ({
    src: `${assetOrigin ?? ''}/releases/${release.name}/${release.version}/browser/${file}`,
    integrity: release.files[`browser/${file}`] ?? '',
  }));
}

function shellIntegrity(shell: ShellAssets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shell.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [`/assets/shell/${file}`, hash]),
  );
}

/** Loader data with the promises of streamed parts replaced by what they gave, or by null when they failed. */
async function settled(data: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const routes = await Promise.all(
    Object.entries(data).map(async ([id, value]) => [id, await settledParts(value)] as const),
  );
  return Object.fromEntries(routes);
}

async function settledParts(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const parts = await Promise.all(
    Object.entries(value).map(
      async ([name, part]) => [name, part instanceof Promise ? await part.catch(() => null) : part] as const,
    ),
  );
  return Object.fromEntries(parts);
}

function serializedError(error: unknown): SerializedError {
  const { id = 'GEN500', message = '', status = 503 } = (error ?? {}) as Partial<SerializedError>;
  return { id, message: id === 'GEN500' ? '' : message, status };
}

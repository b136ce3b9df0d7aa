import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToPipeableStream } from 'react-dom/server';
import { defaultLocale, localeOfPath } from 'shared-contracts/locale';
import type { Release } from 'shared-contracts/remote';
import type { Boot, SerializedError } from '../app/boot.ts';
import type { createBundles } from './bundles.ts';
import type { ServerConfig } from './config.ts';
import type * as Entry from './entry.tsx';
import { bodyStart, documentEnd, documentStart, type PageScripts } from './html.ts';
import { developmentRelease, digestOf, integrityOfReleases, type LiveSet, liveRelease } from './releases.ts';
import { pageHeaders } from './security.ts';

export interface PageRenderer {
  readonly config: ServerConfig;
  readonly entry: typeof Entry;
  readonly bundles: ReturnType<typeof createBundles>;
  readonly shell: ShellAssets;
}

export interface ShellAssets {
  /** Scripts of the shell in the order they run, below /assets/shell/. */
  readonly scripts: readonly string[];
  /** Files of the shell with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

const emptyPage: Entry.PreparedPage = {
  status: 200,
  head: { title: 'Development' },
  data: {},
  errors: null,
  handle: undefined,
  element: null,
  takeStyles: () => '',
};

/** Milliseconds after which a page that still waits for streamed parts is finished without them. */
const streamDeadline = 8000;

/**
 * Milliseconds to wait for the streamed parts before the content begins: what is there by then stands in its place and
 * is read without script; what is later comes as a stream, which needs one.
 */
const completeGrace = 150;

/** Answers a page request: loaders first, for the status and the head, then the HTML as a stream. */
export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  live: LiveSet,
  { personal }: { readonly personal: boolean },
): Promise<void> {
  const { config, entry, bundles } = renderer;
  const nonce = randomBytes(18).toString('base64');
  const url = new URL(request.url, config.origin);
  const locale = localeOfPath(url.pathname) ?? defaultLocale;
  const releases = live.releases.map((release) => {
    const developed = config.devRemotes[release.name];
    return developed
      ? developmentRelease(liveRelease(release, config.assetOrigin), developed)
      : liveRelease(release, config.assetOrigin);
  });
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());

  // What is served from its sources has no server half: a development page is rendered in the browser.
  const developing = Object.keys(config.devRemotes).length > 0;
  const page = developing
    ? emptyPage
    : await entry.preparePage({
        request: new Request(url, { signal: abort.signal }),
        locale,
        config: config.public,
        releases,
        unavailable: live.unavailable,
        screens: bundles.screensOf(live.releases),
        apiOrigin: config.apiOrigin,
        nonce,
        log: (message, error) => request.log.error({ err: error }, message),
      });
  if (page.redirect !== undefined) {
    reply.code(page.status).header('location', page.redirect).send();
    return;
  }

  const head = documentStart({
    lang: locale.tag,
    head: page.head,
    origin: config.origin,
    nonce,
    fonts: entry.preloadedFonts.map((name) => `/assets/shell/fonts/${name}`),
    styles: entry.headStyles('/assets/shell/fonts'),
    scriptOrigins: [...(config.assetOrigin ? [config.assetOrigin] : []), ...Object.values(config.devRemotes)],
    refreshable: developing,
  });
  const scripts: PageScripts = {
    run: renderer.shell.scripts.map((file) => ({
      src: `/assets/shell/${file}`,
      integrity: renderer.shell.files[file] ?? '',
    })),
    preload: preloadsOf(page.handle, live.releases, config.assetOrigin),
  };
  const boot = async (): Promise<Boot> => ({
    locale: locale.id,
    config: config.public,
    releases,
    unavailable: live.unavailable,
    digest: digestOf(live),
    integrity: { ...shellIntegrity(renderer.shell), ...integrityOfReleases(live.releases, config.assetOrigin) },
    ...(developing ? {} : { data: await settled(page.data) }),
    errors: page.errors
      ? Object.fromEntries(Object.entries(page.errors).map(([id, error]) => [id, serializedError(error)]))
      : undefined,
  });

  reply.hijack();
  const { raw } = reply;
  raw.statusCode = page.status;
  const headers = pageHeaders(nonce, {
    assets: config.assetOrigin,
    images: config.public.imageOrigin,
    frames: config.frameOrigins,
    development: Object.values(config.devRemotes),
  });
  for (const [name, value] of Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    // While versions are on trial a page is its visitor's own.
    'cache-control': `${personal ? 'private' : 'public'}, max-age=0, must-revalidate`,
    vary: 'Accept-Encoding',
  })) {
    raw.setHeader(name, value);
  }
  await stream(page, head, {
    end: async () => documentEnd(await boot(), scripts, nonce),
    nonce,
    output: compressed(request, reply),
    log: (error) => request.log.error({ err: error }, 'A part of the page failed'),
  });
}

interface StreamOptions {
  /** What follows the page's content. */
  readonly end: () => Promise<string>;
  readonly nonce: string;
  readonly output: Writable & { flush?: () => void };
  readonly log: (error: unknown) => void;
}

async function stream(
  { element, takeStyles }: Entry.PreparedPage,
  head: string,
  { end, nonce, output, log }: StreamOptions,
): Promise<void> {
  const finished = Promise.withResolvers<void>();
  // React ends the stream it is given; the document goes on after that, so it gets one in between.
  let atBoundary = true;
  const body = new Writable({
    write(chunk, _encoding, done) {
      // Only between two flushes is the document between two elements: there the rules of late parts have a place.
      if (atBoundary) output.write(takeStyles());
      atBoundary = false;
      if (output.write(chunk)) done();
      else output.once('drain', () => done());
    },
    final(done) {
      done();
      finished.resolve();
    },
  });
  const flush = () => {
    atBoundary = true;
    output.flush?.();
  };
  Object.assign(body, { flush });

  let grace: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const begin = () => {
    clearTimeout(grace);
    if (begun) return;
    begun = true;
    output.write(takeStyles() + bodyStart);
    pipe(body);
  };
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce,
    // Else React moves large parts that are ready out of their place, and only a script would bring them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      output.write(head);
      output.flush?.();
      grace = setTimeout(begin, completeGrace);
    },
    onAllReady: () => begin(),
    onShellError(error) {
      log(error);
      output.write(head + bodyStart);
      finished.resolve();
    },
    onError: log,
  });
  const deadline = setTimeout(abort, streamDeadline);
  output.on('close', () => {
    abort();
    finished.resolve();
  });
  await finished.promise;
  clearTimeout(deadline);
  if (output.destroyed) return;
  output.end(await end());
  await once(output, 'finish');
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

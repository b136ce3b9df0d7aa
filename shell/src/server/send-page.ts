import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { surrogateKeyHeader } from 'shared-contracts/headers';
import type { Release } from 'shared-contracts/remote';
import { exampleSegments } from 'shared-contracts/segments';
import { fontFaceCss, preloadedFonts } from 'shared-ui/fonts';
import { globalCss } from 'shared-ui/global-css';
import { bodyStart } from '../app/body-start.ts';
import type { Boot } from '../app/boot.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { storeBarPlace } from '../app/store-bar-place.ts';
import type { PageBrand } from './brand.ts';
import type { ServerConfig } from './config.ts';
import { encodingFor } from './encoding.ts';
import { documentEnd, documentStart, type PageScripts } from './html.ts';
import { stripStyles } from './overrides/development-strip.ts';
import type { PagePlan } from './page-plan.ts';
import { integrityOfReleases } from './releases.ts';
import type { PageEnd, RenderedPage } from './render/task.ts';
import { nonceSources, type PolicyOrigins, pageHeaders } from './security.ts';
import type { ShellAssets } from './shell-assets.ts';
import { staleStatus } from './stale-status.ts';

/** What must be known before the first paint: fonts, tokens, reset. */
const headStyles = fontFaceCss('/assets/shell/fonts') + globalCss + storeBarPlace;

export interface PageDocument {
  readonly config: Pick<ServerConfig, 'origin' | 'assetOrigin' | 'frameOrigins' | 'public'>;
  readonly brand: Pick<PageBrand, 'styles' | 'fonts' | 'paper'>;
  readonly shell: ShellAssets;
}

interface SentPage {
  readonly plan: PagePlan;
  /** Undefined when the browser renders the page. */
  readonly page: RenderedPage | undefined;
  /** Milliseconds since the services gave the oldest answer that stands in for a new one; undefined when all are new. */
  readonly age: number | undefined;
  /** What it is made of, for caches of the edge. */
  readonly surrogateKeys: ReadonlySet<string>;
  /** Whether the page is this visitor's own and may not be kept for others. */
  readonly isPersonal: boolean;
}

/** A document that others may get, too. */
interface SentDocument {
  readonly html: string;
  readonly experiments: readonly string[];
}

/** Origins that the pages of a shop may use. */
export const policyOrigins = (
  { assetOrigin, public: { imageOrigin, socialMedia }, frameOrigins }: PageDocument['config'],
  development: readonly string[],
): PolicyOrigins => ({
  assets: assetOrigin,
  images: imageOrigin,
  frames: frameOrigins,
  socialMedia: socialMedia?.url,
  development,
});

/** Sends the document around a page, and its content as it comes; resolves to the document if others may get it, too. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, brand, shell }: PageDocument,
  { plan, page, age, surrogateKeys, isPersonal }: SentPage,
): Promise<SentDocument | undefined> {
  const { own, development, locale, job } = plan;
  const { nonce } = job;
  const developed = [...new Set(Object.values(development?.overrides ?? {}))];
  const head = documentStart({
    lang: locale.tag,
    head: page?.head ?? { title: 'Development' },
    origin: config.origin,
    nonce,
    fonts: brand.fonts ?? preloadedFonts.map((name) => `/assets/shell/fonts/${name}`),
    paper: brand.paper,
    styles: headStyles + brand.styles + (development ? stripStyles(development) : ''),
    scriptOrigins: [...(config.assetOrigin ? [config.assetOrigin] : []), ...developed],
    refreshable: developed.length > 0,
    segments: job.preview?.segment && exampleSegments(job.preview.segment),
  });
  const scripts: PageScripts = {
    run: shell.scripts.map((file) => ({ src: `/assets/shell/${file}`, integrity: shell.files[file] ?? '' })),
    // A screen from its sources is not in the release.
    preload: plan.isForBrowser ? [] : preloadsOf(plan.handle, own, config.assetOrigin),
  };

  reply.hijack();
  const { raw } = reply;
  raw.statusCode = page?.status ?? 200;
  const isStaff = plan.handle?.chrome === 'staff';
  const headers = pageHeaders(nonceSources(nonce), policyOrigins(config, developed), {
    isPreview: job.preview !== undefined,
    showsPreviews: isStaff,
  });
  const isOwn = isStaff || job.preview !== undefined;
  const isPrivate = isPersonal || development !== undefined || job.mocks !== undefined;
  for (const [name, value] of Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    // While versions are on trial a page is its visitor's own.
    'cache-control':
      age === undefined && !isOwn ? `${isPrivate ? 'private' : 'public'}, max-age=0, must-revalidate` : 'no-store',
    ...(age === undefined ? {} : { 'cache-status': staleStatus(age) }),
    ...(isPrivate || surrogateKeys.size === 0 ? {} : { [surrogateKeyHeader]: [...surrogateKeys].join(' ') }),
    vary: 'Accept-Encoding',
  })) {
    raw.setHeader(name, value);
  }
  const output = compressed(request, reply);
  const parts: Uint8Array[] = [Buffer.from(head)];
  output.write(head);
  output.flush?.();
  let hasContent = false;
  const end = (await page?.pour((bytes, flush) => {
    hasContent = true;
    parts.push(bytes);
    output.write(bytes);
    if (flush) output.flush?.();
  })) ?? { data: undefined, errors: null, experiments: [] };
  if (output.destroyed) return undefined;
  // The screen failed while it rendered, or its worker ended before it sent anything: the browser renders the page.
  if (!hasContent) output.write(bodyStart(job.strip));
  const last = documentEnd({ boot: bootOf(plan, { config, shell }, end), data: end.data, scripts, nonce });
  output.end(last);
  const isComplete = page?.status === 200 && hasContent && !page.faulty && !end.errors && end.data !== undefined;
  const isShared = isComplete && age === undefined && !development && !isOwn && plan.handle?.personal === false;
  if (!isShared) return undefined;
  return { html: Buffer.concat([...parts, Buffer.from(last)]).toString(), experiments: end.experiments };
}

function bootOf(
  { live, own, locale, development, job }: PagePlan,
  { config, shell }: Pick<PageDocument, 'config' | 'shell'>,
  { errors, experiments, data }: PageEnd,
): Boot {
  // A page that the browser renders may read any.
  const read = Object.entries(job.variations).filter(([key]) => data === undefined || experiments.includes(key));
  return {
    locale: locale.id,
    config: config.public,
    ...(Object.keys(job.flags).length > 0 ? { flags: job.flags } : {}),
    ...(read.length > 0 ? { variations: Object.fromEntries(read) } : {}),
    releases: job.releases,
    unavailable: live.unavailable,
    digest: live.digest,
    integrity: { ...shellIntegrity(shell), ...integrityOfReleases(own, config.assetOrigin) },
    errors: errors ?? undefined,
    ...(job.preview ? { preview: job.preview } : {}),
    ...(development ? { development } : {}),
  };
}

/**
 * Compresses in a window that pages of this size fill, and no more: each page being sent holds one. One visitor gets these bytes;
 * a better quality would take more time than the rendering.
 */
const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

function compressed(request: FastifyRequest, reply: FastifyReply): Writable & { flush?: () => void } {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.raw;
  const encoder = encoding === 'br' ? createBrotliCompress({ params: brotliParameters }) : createGzip({ level: 6 });
  reply.raw.setHeader('content-encoding', encoding);
  encoder.pipe(reply.raw);
  reply.raw.on('close', () => encoder.destroy());
  return encoder;
}

function preloadsOf(handle: RouteHandle | undefined, releases: readonly Release[], assetOrigin: string | undefined) {
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

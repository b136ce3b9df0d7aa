import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { surrogateKeyHeader } from 'shared-contracts/headers';
import { editorPreview, previewedElsewhere } from '../editor-preview.ts';
import type { FlagSnapshot } from '../flags/flag-state.ts';
import { type PageReleases, type PageRenderer, renderPage } from '../page.ts';
import { mocksOf } from '../page-plan.ts';
import { pageHeaders } from '../security.ts';
import { policyOrigins } from '../send-page.ts';
import { hashedDocument } from './hashed-document.ts';
import type { PageCache } from './page-cache.ts';
import { recordCalls } from './recorded-calls.ts';
import { compressPage, sendCached } from './send-cached.ts';

/** Names everything that a page is made from, besides experiments and the answers of the services. */
export const pageKey = (url: string, { live }: Pick<PageReleases, 'live'>, flags: FlagSnapshot): string =>
  `${live.digest} ${live.unavailable.join(',')} ${flags.digest} ${url}`;

/** Answers a page request: with the cached page, or with one that is rendered now and cached. */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  releases: PageReleases,
  cache: PageCache | undefined,
): Promise<void> {
  const { config } = renderer;
  const editor = await editorPreview(request, config);
  const elsewhere = editor && previewedElsewhere(request.url, editor.preview);
  if (elsewhere !== undefined) {
    reply.header('cache-control', 'no-store').redirect(elsewhere);
    return;
  }
  if (editor || !cache || request.method !== 'GET' || config.development || mocksOf(request, config) !== undefined) {
    await renderPage(request, reply, renderer, releases, editor);
    return;
  }
  const { experiments, flags } = renderer;
  const name = { base: pageKey(request.url, releases, flags), variations: experiments.variations };
  const hit = (await cache.find(name)) ?? (await cache.findWhenFilled(name));
  if (hit) return sendCached(request, reply, hit, releases.personal);
  await cache.fill(name, async () => {
    const recording = recordCalls(renderer.callServices);
    const made = await renderPage(request, reply, { ...renderer, callServices: recording.callServices }, releases);
    const record = recording.record();
    if (made === undefined || !record.isComplete) return undefined;
    const { html, scripts, styles } = hashedDocument(made.html, made.nonce);
    const headers = {
      ...pageHeaders({ scripts: scripts.join(' '), styles: styles.join(' ') }, policyOrigins(renderer.config, [])),
      ...(made.surrogateKeys.size > 0 ? { [surrogateKeyHeader]: [...made.surrogateKeys].join(' ') } : {}),
    };
    const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    const page = { content: await compressPage(html, 'quick'), etag, headers };
    return { page, record, experiments: made.experiments };
  });
}

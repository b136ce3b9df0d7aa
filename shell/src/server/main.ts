import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { releaseSource } from 'release-kit/release-source';
import { householdOf } from 'service-kit/network';
import { serveHealth, stopOnSignal } from 'service-kit/service-process';
import { locales, negotiateLocale } from 'shared-contracts/locale';
import { ownerOf } from '../app/fault.ts';
import { browserFiles, serveImmutable } from './assets.ts';
import { readBrand, serveBrand } from './brand.ts';
import { readConfig } from './config.ts';
import { createCustomerData } from './experiments/customer-data.ts';
import { createEventQueue } from './experiments/event-queue.ts';
import { followDatafile } from './experiments/follow-datafile.ts';
import { createParticipation } from './experiments/participation.ts';
import { serveExperiments } from './experiments/serve-experiments.ts';
import { followFlags } from './flags/follow-flags.ts';
import { serveFlags } from './flags/serve-flags.ts';
import { serveFrames } from './frames.ts';
import { httpServer, leadToOneSlash } from './http-server.ts';
import { serveOverrides } from './overrides/serve-overrides.ts';
import { ownCookies } from './own-cookies.ts';
import { keepHostsApart } from './own-hosts.ts';
import type { PageRenderer } from './page.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pageKey, servePage } from './page-cache/serve-page.ts';
import { createPageTokens } from './page-tokens.ts';
import { createPageTurns } from './page-turns.ts';
import { createPersonalization } from './personalization/personalization.ts';
import { personalized } from './personalization/personalized.ts';
import { servePersonalization } from './personalization/serve-personalization.ts';
import { proxyServices } from './proxy.ts';
import { areReady, createReadiness } from './readiness.ts';
import { createReleaseSets } from './release-sets.ts';
import { followReleases } from './releases.ts';
import { createPool } from './render/pool.ts';
import { readServerFiles } from './render/server-files.ts';
import { createServiceCalls } from './render/service-calls.ts';
import { secureAnswers } from './secure-answers.ts';
import { seenRevision } from './seen-revision.ts';
import { serveLiveReleases } from './serve-live-releases.ts';
import { serviceOriginOf } from './service-origins.ts';
import type { ShellAssets } from './shell-assets.ts';
import { serveTelemetry } from './telemetry.ts';
import { createTelemetryOutbox } from './telemetry-outbox.ts';
import { recognize, seenReleases } from './visitor.ts';

/** Milliseconds between two questions for the datafile below which the operator is warned. */
const shortestPolling = 30_000;

const brand = readBrand(process.env.BRAND);
const config = readConfig(brand);
if (!existsSync(join(config.shellFolder, 'shell.json')))
  throw new Error('The shell is not built yet: run "npm start", or "pnpm build" in the shell folder.');

const app = httpServer({ logLevel: process.env.LOG_LEVEL ?? 'warn', trustedProxies: config.trustedProxies });
secureAnswers(app, config.session);
leadToOneSlash(app);
keepHostsApart(app, config);
const cookies = ownCookies(config.session);
const log = (message: string, error: unknown) => app.log.error({ err: error }, message);
const tokens = createPageTokens(config.telemetrySecret);
const telemetry = createTelemetryOutbox({
  platformOrigin: config.platformOrigin,
  secret: config.telemetrySecret,
  onFault: (error, lost) => app.log.warn({ err: error, lost }, 'Telemetry cannot be sent'),
});
const pool = createPool({
  file: join(config.shellFolder, 'server/render-worker.cjs'),
  limits: config.render,
  filesOf: (release, evaluate) => readServerFiles(config.releaseFolder, release, evaluate),
  log,
  onBlame({ release: { name, version }, error }) {
    releases.stop(name, version);
    const whose = ownerOf(releases.current().releases, name);
    telemetry.add('shop-server', [
      {
        remote: name,
        owner: whose.owner,
        release: version,
        at: Date.now(),
        trace: randomBytes(16).toString('hex'),
        event: 'exception',
        phase: 'server',
        message: error.message,
        stack: '',
      },
    ]);
  },
});
app.addHook('onClose', () => pool.close());
const onFlagFault = (error: unknown) => app.log.warn({ err: error }, 'The flag service does not answer');
const flags = followFlags({ service: config.flagService, file: config.flagFile, onFault: onFlagFault });
app.addHook('onClose', () => flags.close());
const { experiments } = config;
const onExperimentFault = (error: unknown) =>
  app.log.warn({ err: error }, 'The service for experiments does not answer');
const datafile = followDatafile({ source: experiments.datafile, file: experiments.file, onFault: onExperimentFault });
if (experiments.datafile && experiments.datafile.interval < shortestPolling)
  app.log.warn(`OPTIMIZELY_POLL_SECONDS is below ${shortestPolling / 1000}: the service may refuse so many questions`);
const customerData = createCustomerData({ onFault: onExperimentFault });
const events = experiments.events && createEventQueue({ ...experiments.events, onFault: onExperimentFault });
const participation = createParticipation({
  isEnabled: config.public.enableOptimizely === true,
  datafile,
  cookies,
  customerData,
});
const personalization = createPersonalization({
  service: config.decisionService,
  onFault: (error) => app.log.warn({ err: error }, 'The service for personalization does not answer'),
});
app.addHook('onClose', async () => {
  datafile.close();
  await events?.close();
});
const renderer: Omit<PageRenderer, 'flags' | 'experiments'> = {
  config,
  brand,
  telemetry,
  tokens,
  pool,
  turns: createPageTurns(config.render.workers),
  callServices: createServiceCalls({
    serviceOrigin: (path) => serviceOriginOf(config.services, path),
    log: (message) => app.log.warn(message),
  }),
  shell: JSON.parse(readFileSync(join(config.shellFolder, 'shell.json'), 'utf8')) as ShellAssets,
};
const releases = await followReleases(await releaseSource(), {
  log,
  probe: pool.probe,
  onUsable: pool.use,
  seen: seenRevision(config.seenRevisionFile),
});
app.addHook('onClose', () => releases.close());
const sets = createReleaseSets();
const pages =
  config.pageCacheBytes > 0
    ? createPageCache({ callServices: renderer.callServices, maxBytes: config.pageCacheBytes })
    : undefined;

const readiness = createReadiness({
  workers: pool.isUp,
  registry: () => releases.unreadableSince() === undefined,
  services: () => areReady(config.services.all),
});
const health = serveHealth(app, readiness.isReady, () => ({
  ...(readiness.waitingFor().length > 0 ? { waitingFor: readiness.waitingFor() } : {}),
  // The last good releases go on being served, so this is no reason to take the shell out of use.
  registry: releases.unreadableSince() === undefined ? 'read' : `unreadable since ${releases.unreadableSince()}`,
  releases: releases.current().releases.map(({ name, version }) => `${name} ${version}`),
}));
serveImmutable(app, '/assets/shell', join(config.shellFolder, 'browser'));
serveImmutable(app, '/releases', config.releaseFolder, browserFiles);
serveFrames(app, renderer);
await serveFlags(app, { flags, service: config.flagService, onFault: onFlagFault });
await serveExperiments(app, { datafile, participation, events, customerData, batches: experiments.batches });
await servePersonalization(app, { personalization, participation, datafile });
await serveOverrides(app, { config, releases });
await proxyServices(app, config.services, config.session);
const currentOf = (request: FastifyRequest) => {
  const { visitor, avoided } = seenReleases(cookies, request);
  return sets.of(releases.current(visitor, avoided));
};
await serveTelemetry(app, {
  outbox: telemetry,
  tokens,
  setOf: (request, digest) => sets.named(digest) ?? currentOf(request),
});
app.addHook('onClose', () => telemetry.close());

app.get('/robots.txt', (_request, reply) =>
  reply
    .type('text/plain')
    .send(
      [
        'User-agent: *',
        ...Object.keys(locales).flatMap((id) => [
          `Disallow: /${id}/cart`,
          `Disallow: /${id}/checkout`,
          `Disallow: /${id}/order-confirmation`,
          `Disallow: /${id}/forgot-password`,
        ]),
        '',
        `Sitemap: ${config.origin}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
);
serveBrand(app, brand);
/** Paths without a locale, as in the specification, redirect to the visitor's own. */
for (const path of [
  '/',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/account',
  '/sign-up',
  '/forgot-password',
  '/newsletter',
  '/associate-login',
  '/search',
  '/favorites',
  '/staff',
  '/staff/sign-in',
  '/studio',
]) {
  app.get(path, (request, reply) => {
    const locale = negotiateLocale(request.headers['accept-language']);
    const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    return reply.header('vary', 'Accept-Language').redirect(`/${locale.id}${path === '/' ? '' : path}${search}`, 302);
  });
}
serveLiveReleases(app, { config, releases, sets, currentOf });
app.get('/*', async (request, reply) => {
  const visitor = releases.onTrial() ? recognize(cookies, request, reply) : undefined;
  const { avoided } = seenReleases(cookies, request);
  const isPersonal = visitor !== undefined || avoided.size > 0;
  const live = sets.of(releases.current(visitor, avoided));
  const flagsNow = flags.current();
  const experimentsNow = await personalized(participation.ofPage(request, reply), {
    personalization,
    datafile,
    read: () => pages?.experimentsOf(pageKey(request.url, { live }, flagsNow)),
    household: householdOf(request.ip),
  });
  const now = { ...renderer, flags: flagsNow, experiments: experimentsNow };
  const personal = isPersonal || experimentsNow.isPersonal;
  return servePage(request, reply, now, { live, sets, personal, releases }, pages);
});

app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is taken. Set PORT to another one, or stop the program that uses it.`
      : error,
  );
  process.exit(1);
});
stopOnSignal(app, { health });

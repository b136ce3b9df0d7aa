import type { FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from 'service-kit/network';
import { ownerOf } from '../app/fault.ts';
import type { ServerConfig } from './config.ts';
import type { EditorPreview } from './editor-preview.ts';
import type { PageDecisions } from './experiments/participation.ts';
import { sendFallbackPage } from './fallback-page.ts';
import type { FlagSnapshot } from './flags/flag-state.ts';
import type { HouseholdTurns } from './household-turns.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import type { PageTokens } from './page-tokens.ts';
import { comesFirst, longestWait } from './page-turns.ts';
import type { ReleaseSet, ReleaseSets } from './release-sets.ts';
import type { Releases } from './releases.ts';
import type { RenderPool } from './render/pool.ts';
import type { CallServices } from './render/service-calls.ts';
import { type RenderedPage, RenderFault, RenderLate, RenderUnavailable, type ReportedFault } from './render/task.ts';
import { type PageDocument, sendPage } from './send-page.ts';
import type { TelemetryOutbox } from './telemetry-outbox.ts';

export interface PageRenderer extends PageDocument {
  /** The flags of the moment of the request. */
  readonly flags: FlagSnapshot;
  /** What the visitor of the request gets of the experiments. */
  readonly experiments: PageDecisions;
  readonly config: ServerConfig;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly turns: HouseholdTurns;
  readonly callServices: CallServices;
  readonly telemetry: Pick<TelemetryOutbox, 'add'>;
  readonly tokens: Pick<PageTokens, 'issue'>;
}

export interface PageReleases {
  readonly live: ReleaseSet;
  readonly sets: ReleaseSets;
  /** Whether the page is personal and must not be cached for others. */
  readonly personal: boolean;
  readonly releases: Pick<Releases, 'before' | 'fault' | 'versions'>;
}

/** A complete page that other visitors may get, too. */
export interface SharedDocument {
  readonly html: string;
  readonly nonce: string;
  /** What it is made of, for caches of the edge. */
  readonly surrogateKeys: ReadonlySet<string>;
  /** Keys of the experiments that it read. */
  readonly experiments: readonly string[];
}

/**
 * Answers a page request: loaders first, for the status and the head, then the HTML as a stream. When the screen's own code
 * fails before there is anything to send, the page is rendered again with the previous version, and without one it says
 * that this part of the shop does not answer. So it says at once to a household that has too many pages waiting.
 */
export async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  { live, sets, personal, releases }: PageReleases,
  editor?: EditorPreview,
): Promise<SharedDocument | undefined> {
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  const planOf = (set: ReleaseSet) => planPage(request, renderer, set, releases.versions(), editor?.preview);
  const plan = planOf(live);
  const render = (one: PagePlan) => renderOne(request, renderer, one, abort.signal, editor?.authorization);
  const send = (
    one: PagePlan,
    { page, age, surrogateKeys }: Omit<Rendered, 'isFaulty' | 'isLate' | 'hasFaults'>,
    isPersonal: boolean,
  ) => sendPage(request, reply, renderer, { plan: one, page, age, surrogateKeys, isPersonal });

  if (plan.isForBrowser) {
    await send(plan, { page: undefined, age: undefined, surrogateKeys: new Set() }, personal);
    return undefined;
  }
  const place = renderer.turns.enter(householdOf(request.ip));
  if (typeof place === 'string') {
    sendUnavailable();
    return undefined;
  }
  try {
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(longestWait)]);
    if (await place.turn({ signal, isUrgent: comesFirst(new URL(plan.job.url).pathname) })) return await answer();
    if (!abort.signal.aborted) sendUnavailable();
    return undefined;
  } finally {
    place.leave();
  }

  async function answer(): Promise<SharedDocument | undefined> {
    const made = await render(plan);
    if (made.page?.redirect !== undefined) {
      // Where a draft leads is for its editor.
      if (editor) reply.header('cache-control', 'no-store');
      reply.code(made.page.status).header('location', made.page.redirect).send();
      return undefined;
    }
    if (made.page && !made.isFaulty) {
      const sent = await send(plan, made, personal);
      return sent === undefined || made.hasFaults()
        ? undefined
        : { ...sent, nonce: plan.job.nonce, surrogateKeys: made.surrogateKeys };
    }
    await sendOther(made);
    return undefined;
  }

  /** Sends the page of the previous version, what there is of this one, or that this part of the shop does not answer. */
  async function sendOther(made: Rendered): Promise<unknown> {
    const suspect = made.isFaulty || made.isLate ? plan.screen?.release : undefined;
    const blame = () => suspect && releases.fault(suspect.name, suspect.version);
    if (made.isFaulty) blame();
    const before = suspect && releases.before(suspect.name, suspect.version);
    if (suspect && before) {
      const others = live.releases.map((release) => (release === suspect ? before : release));
      const again = planOf(sets.of({ ...live, releases: others }));
      const rendered = await render(again);
      // Slow services would have made the other version late, too.
      if (made.isLate && rendered.page && !rendered.isFaulty) {
        blame();
        reportFault(request, renderer, plan, lateness(suspect.name));
      }
      if (rendered.page) return send(again, rendered, true);
    }
    // The browser can still show a screen that only failed on the server.
    if (made.page) return send(plan, made, personal);

    const fallback = { ...plan, screen: undefined, job: { ...plan.job, isFallback: true } };
    const rendered = await render(fallback);
    if (rendered.page) return send(fallback, rendered, true);
    return sendUnavailable();
  }

  function sendUnavailable(): FastifyReply {
    const { locale, job } = plan;
    return sendFallbackPage(request, reply, { locale, nonce: job.nonce, shopName: renderer.config.public.shopName });
  }
}

interface Rendered {
  /** Undefined when there is nothing to send. */
  readonly page: RenderedPage | undefined;
  /** Milliseconds since the services gave the oldest of the answers that stand in for new ones. */
  readonly age: number | undefined;
  /** What it is made of so far, for caches of the edge. */
  readonly surrogateKeys: ReadonlySet<string>;
  /** The screen's own code failed. */
  readonly isFaulty: boolean;
  /** The screen was not ready in time, which may be the services' fault. */
  readonly isLate: boolean;
  /** Whether any part of it has failed so far. */
  readonly hasFaults: () => boolean;
}

const lateness = (remote: string): Omit<ReportedFault, 'id' | 'type'> => ({
  remote,
  phase: 'server',
  fault: { message: 'The page was not ready in time, but that of the version before was', stack: '' },
});

/** Tells the owner of a remote what failed on a page that the server made. */
function reportFault(
  request: FastifyRequest,
  { telemetry, tokens }: Pick<PageRenderer, 'telemetry' | 'tokens'>,
  { job, live }: PagePlan,
  { remote, phase, fault }: Omit<ReportedFault, 'id' | 'type'>,
): void {
  const whose = ownerOf(live.releases, remote);
  const at = Date.now();
  const record = { remote, ...whose, at, trace: job.trace, event: 'exception', phase, ...fault } as const;
  const pageToken = tokens.issue({
    id: job.trace,
    set: live,
    path: new URL(job.url).pathname,
    address: request.ip,
    userAgent: request.headers['user-agent'],
  });
  telemetry.add('shop-server', [record], pageToken);
}

async function renderOne(
  request: FastifyRequest,
  renderer: PageRenderer,
  plan: PagePlan,
  signal: AbortSignal,
  authorization: string | undefined,
): Promise<Rendered> {
  const { job, screen } = plan;
  let age: number | undefined;
  let faults = 0;
  const surrogateKeys = new Set<string>();
  const hasFaults = () => faults > 0;
  try {
    const page = await renderer.pool.render({
      job,
      screen,
      signal,
      async calls(call, body, stop) {
        const answered = await renderer.callServices(call, body, stop, authorization);
        if (answered.age !== undefined) age = Math.max(age ?? 0, answered.age);
        for (const key of answered.surrogateKeys ?? []) surrogateKeys.add(key);
        return answered;
      },
      onFault(fault) {
        faults += 1;
        reportFault(request, renderer, plan, fault);
      },
    });
    return { page, age, surrogateKeys, isFaulty: page.faulty || page.failed, isLate: false, hasFaults };
  } catch (error) {
    const [isFaulty, isLate] = [error instanceof RenderFault, error instanceof RenderLate];
    if (!isFaulty && !isLate && !(error instanceof RenderUnavailable)) throw error;
    if (!signal.aborted) request.log.error({ err: error, trace: job.trace }, 'A page could not be rendered');
    return { page: undefined, age, surrogateKeys, isFaulty, isLate, hasFaults };
  }
}

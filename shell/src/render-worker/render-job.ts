import { isProductError, ProductError } from 'shared-contracts/errors/product-error';
import { locales } from 'shared-contracts/locale';
import { createCalls } from '../app/call-client.ts';
import { describeFault } from '../app/fault.ts';
import { createMock } from '../app/mocks.ts';
import { screenAt } from '../app/screen-at.ts';
import type { Screens } from '../app/screens.ts';
import { longestPageData, type RenderJob, type WorkerMessage } from '../render-channel/messages.ts';
import type { createChannelCalls } from './channel-fetch.ts';
import { createGuard, type Guard, whenStuck } from './guard.ts';
import { startRendering } from './page-stream.ts';
import { type LoadedPage, preparePage } from './prepare-page.tsx';
import type { createReleaseModules } from './release-modules.ts';

export interface Worker {
  readonly send: (message: WorkerMessage, body?: Uint8Array) => void;
  readonly calls: ReturnType<typeof createChannelCalls>;
  readonly modules: ReturnType<typeof createReleaseModules>;
}

/** Renders one page and sends it, step by step. */
export async function renderJob(
  { send, calls, modules }: Worker,
  { id, job, signal }: { readonly id: number; readonly job: RenderJob; readonly signal: AbortSignal },
): Promise<void> {
  const locale = locales[job.locale];
  const url = new URL(job.url);
  const remote = screenAt(job.releases, url.pathname)?.remote ?? 'shell';
  const sent = new WeakSet<object>();
  let count = 0;
  const sendFault = (fault: { readonly remote: string; readonly phase: string; readonly error: unknown }) => {
    count += 1;
    if (count > maxFaults) return;
    // React and the guard may both report the same error.
    if (typeof fault.error === 'object' && fault.error !== null) {
      if (sent.has(fault.error)) return;
      sent.add(fault.error);
    }
    // Of the remotes, only the code of this one runs here, whichever it names.
    const whose = fault.remote === 'shell' ? 'shell' : remote;
    send({ type: 'fault', id, remote: whose, phase: fault.phase.slice(0, maxTextLength), fault: clipped(fault.error) });
  };
  const log = (message: string, error: unknown) => {
    if (count <= maxFaults) send({ type: 'log', message: message.slice(0, maxTextLength), fault: clipped(error) });
  };
  const { fetch, isCalling } = calls.ofPage(id, url.origin);
  const guard = createGuard({ remote, isCalling, report: sendFault });

  const page = await preparePage({
    request: new Request(url, { signal }),
    locale,
    config: job.config,
    flags: job.flags,
    variations: job.variations,
    releases: job.releases,
    unavailable: job.unavailable,
    screens: job.isFallback ? noScreens : screensOf(job, modules, guard),
    guard,
    calls: createCalls({
      baseUrl: url.origin,
      locale,
      brand: job.config.shopName,
      clientApp: 'shell-server',
      trace: job.trace,
      preview: job.preview,
      fetch,
      ...(job.mocks ? { mock: createMock(() => job.mocks ?? null, locale, log) } : {}),
    }),
    nonce: job.nonce,
    log,
    trace: job.trace,
    preview: job.preview,
    sendFault,
  });
  const prepared = { status: page.status, faulty: page.faulty, head: page.head };
  if (page.redirect !== undefined) {
    send({ type: 'ready', id, page: { ...prepared, failed: false, redirect: page.redirect } });
    return send({ type: 'end', id, errors: null, experiments: [] });
  }
  const rendering = await startRendering(page, {
    nonce: job.nonce,
    strip: job.strip,
    guard,
    isCalling,
    signal,
    log(error) {
      log('A part of the page failed', error);
      sendFault({ remote, phase: 'server', error });
    },
  });
  send({ type: 'ready', id, page: { ...prepared, failed: rendering.failed } });
  await rendering.send({ chunk: (bytes, flush) => send({ type: 'chunk', id, flush }, bytes) });
  // Loader data may be anything: without it, the browser loads the page's data again.
  const data = await settled(page.data, isCalling)
    .then((value) => {
      const text = JSON.stringify(value);
      if (text.length > longestPageData) throw new Error(`The page has ${text.length} characters of data`);
      return text;
    })
    .catch((error: unknown) => {
      sendFault({ remote, phase: 'loader', error });
      return '';
    });
  send({ type: 'end', id, errors: page.errors, experiments: page.experiments() }, Buffer.from(data));
}

/** For a page that runs no code of any remote: its screen says that this part of the shop does not answer. */
const noScreens: Screens = {
  loaded: () => undefined,
  load: () => Promise.reject(new ProductError('NET503', '', { status: 503 })),
};

function screensOf({ releases }: RenderJob, modules: Worker['modules'], guard: Guard): Screens {
  return {
    loaded: () => undefined,
    async load(remote, expose) {
      const release = releases.find(({ name }) => name === remote);
      if (!release) throw new Error(`No live release offers ${remote}/${expose}`);
      const module = await guard.run('load', () => modules.screen(`${remote}/${release.version}`, expose));
      return guard.screen(module);
    },
  };
}

/** Loader data with the promises of streamed parts replaced by their values, or by null when they failed or never came. */
async function settled(data: LoadedPage['data'], isCalling: () => boolean): Promise<Record<string, unknown>> {
  const stuck = whenStuck(isCalling, 'streamed data');
  const settledPart = async (part: unknown) =>
    part instanceof Promise ? await Promise.race([part, stuck.promise]).catch(() => null) : part;
  const settledParts = async (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      await Promise.all(Object.entries(value).map(async ([name, part]) => [name, await settledPart(part)] as const)),
    );
  };
  try {
    return Object.fromEntries(
      await Promise.all(Object.entries(data).map(async ([id, value]) => [id, await settledParts(value)] as const)),
    );
  } finally {
    stuck.stop();
  }
}

const maxTextLength = 4000;
/** Faults of one page that are told and logged. */
const maxFaults = 20;

/** A fault as it is reported, within the limits of the channel. */
export function clipped(error: unknown): { readonly message: string; readonly stack: string } {
  const { message, stack } = describeFault(error);
  const id = isProductError(error) ? `${error.id}: ` : '';
  return { message: `${id}${message}`.slice(0, maxTextLength), stack: stack.slice(0, maxTextLength) };
}

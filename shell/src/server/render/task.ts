import type { Release } from 'shared-contracts/remote';
import type { FromWorker, PreparedPage, RenderJob } from '../../render-channel/messages.ts';
import type { CallServices } from './service-calls.ts';
import type { WorkerEnd } from './worker-process.ts';

/** The code of a page's screen ended its worker, alone and again: the release is at fault. */
export class RenderFault extends Error {
  override readonly name = 'RenderFault';
  readonly end: WorkerEnd;
  constructor(end: WorkerEnd, release: Pick<Release, 'name' | 'version'>) {
    super(`${release.name} ${release.version} ${endings[end]} while it rendered a page`);
    this.end = end;
  }
}

const endings: Readonly<Record<WorkerEnd, string>> = {
  hung: 'did not answer',
  crashed: 'crashed',
  broken: 'damaged what pages share',
  'out of memory': 'ran out of memory',
  retired: 'was ended',
};

/** No worker could take the page in time, which no release is to blame for. */
export class RenderUnavailable extends Error {
  override readonly name = 'RenderUnavailable';
}

/** A screen was not ready in time: it, or what it waits for, is slow. */
export class RenderLate extends Error {
  override readonly name = 'RenderLate';
}

export type ReportedFault = Extract<FromWorker, { readonly type: 'fault' }>;

/** A page that has to be rendered. */
export interface PageRequest {
  readonly job: RenderJob;
  /** The release whose screen the page shows; undefined when it runs no remote's code. */
  readonly screen: { readonly release: Release; readonly expose: string } | undefined;
  readonly calls: CallServices;
  readonly signal: AbortSignal;
  readonly onFault: (fault: ReportedFault) => void;
}

export interface PageEnd {
  /** Loader data as JSON; undefined when the page was cut short and the browser has to load it. */
  readonly data: string | undefined;
  readonly errors: Extract<FromWorker, { readonly type: 'end' }>['errors'];
  /** Keys of the experiments that the page read. */
  readonly experiments: readonly string[];
}

/** A page whose status and head are known. */
export interface RenderedPage extends PreparedPage {
  /** Hands the content on as it comes; resolves at its end. */
  pour(write: (bytes: Buffer, flush: boolean) => void): Promise<PageEnd>;
}

/** Bytes of the largest page that is rendered. */
const maxBytes = 8 * 1024 * 1024;

/** A page on its way through the workers. */
export interface Task extends PageRequest {
  readonly id: number;
  /** Names the code it runs, e.g. `content/1.4.0 product`. */
  readonly screenKey: string | undefined;
  readonly abort: AbortController;
  readonly rendered: Promise<RenderedPage>;
  /** Nothing has been given to the visitor: another worker can begin again. */
  isUntouched(): boolean;
  ready(page: PreparedPage): void;
  chunk(bytes: Buffer, flush: boolean): void;
  end(end: PageEnd): void;
  /** Gives up: rejects, or cuts short what has begun. */
  fail(error: Error): void;
}

export function createTask(id: number, request: PageRequest): Task {
  const { promise: rendered, resolve, reject } = Promise.withResolvers<RenderedPage>();
  const { promise: ended, resolve: finish } = Promise.withResolvers<PageEnd>();
  const waiting: (readonly [Buffer, boolean])[] = [];
  let write: ((bytes: Buffer, flush: boolean) => void) | undefined;
  let isReady = false;
  let size = 0;
  const { screen } = request;
  const task: Task = {
    ...request,
    id,
    screenKey: screen && `${screen.release.name}/${screen.release.version} ${screen.expose}`,
    abort: new AbortController(),
    rendered,
    isUntouched: () => !isReady,
    ready(page) {
      if (isReady) return;
      isReady = true;
      resolve({
        ...page,
        pour(to) {
          for (const part of waiting.splice(0)) to(...part);
          write = to;
          return ended;
        },
      });
    },
    chunk(bytes, flush) {
      size += bytes.length;
      if (size > maxBytes) return task.fail(new RenderUnavailable(`The page ${request.job.url} is too large`));
      if (write) write(bytes, flush);
      else waiting.push([bytes, flush]);
    },
    end: (end) => {
      if (!isReady) reject(new RenderUnavailable('The page ended before it began'));
      finish(end);
    },
    fail(error) {
      reject(error);
      finish({ data: undefined, errors: null, experiments: [] });
    },
  };
  // A page that is given up for good may have nobody left to tell.
  rendered.catch(() => undefined);
  return task;
}

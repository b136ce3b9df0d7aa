import { LRUCache } from 'lru-cache';
import type { Release } from 'shared-contracts/remote';
import type { RenderLimits } from './machine.ts';
import { startProber } from './prober.ts';
import { type RenderWorker, startRenderWorker } from './render-worker.ts';
import { releaseId, type ServerFiles, screensOf } from './server-files.ts';
import {
  createTask,
  type PageRequest,
  type RenderedPage,
  RenderFault,
  RenderLate,
  RenderUnavailable,
  type Task,
} from './task.ts';
import type { WorkerEnd } from './worker-process.ts';

/** Pages that one worker renders at a time. */
export const pagesOfWorker = 16;
/** Milliseconds within which a page must be ready to send, and that a worker gets to finish its pages when it leaves. */
const readyDeadline = 10_000;
const leaveDeadline = 12_000;
/** Releases out of use that a worker may still hold before it is replaced. */
const maxOutOfUse = 4;
/** Milliseconds for which a screen that ended its worker is not tried again. */
const quarantineTime = 600_000;
/** Milliseconds before a worker that did not start is started again. */
const restartAfter = 1000;

/** A release that ended or filled a worker. */
export interface Blame {
  readonly release: Pick<Release, 'name' | 'version'>;
  readonly error: RenderFault;
}

export interface RenderPool {
  /**
   * Rejects with RenderFault when the screen's own code ended the worker, with RenderLate when it was not ready in time, and with
   * RenderUnavailable when none is free. How many pages there may be at once is for those who ask.
   */
  render(request: PageRequest): Promise<RenderedPage>;
  /** Evaluates the screens of a release apart from all pages; rejects when one fails or never finishes. */
  probe(release: Release): Promise<void>;
  /** Tells which releases pages may be made with: workers have them at hand, and let go of all others. */
  use(releases: readonly Release[]): void;
  /** Whether any worker takes pages. */
  isUp(): boolean;
  close(): void;
}

interface Options {
  readonly file: string;
  readonly limits: RenderLimits;
  readonly filesOf: (release: Release, evaluate: readonly string[]) => ServerFiles;
  readonly onBlame: (blame: Blame) => void;
  readonly log: (message: string, error: unknown) => void;
}

/** A worker's place in the pool. */
interface Slot {
  readonly worker: RenderWorker;
  /** Pages that were in a worker when it ended, of which one may have ended it: each is tried alone. */
  readonly suspects: Task[];
  judged: Task | undefined;
  isLeaving: boolean;
  /** Whether it measures what releases hold before it ends. */
  measuresWhenDone: boolean;
}

/**
 * Keeps the workers running and gives them pages. A worker that hangs or crashes is replaced; the pages it had are rendered
 * one at a time in the new one, and the page that ends that one too names the release at fault.
 */
export function createPool({ file, limits, filesOf, onBlame, log }: Options): RenderPool {
  const { memory } = limits;
  const slots = new Set<Slot>();
  const queue: Task[] = [];
  /** Screens that have been rendered without a fault. Others are kept in one worker, so that a bad one cannot hang two. */
  const proven = new LRUCache<string, true>({ max: 1000 });
  const quarantined = new LRUCache<string, RenderFault>({ max: 1000, ttl: quarantineTime });
  const prober = startProber({ file, memory, filesOf, log });
  let inUse: readonly Release[] = [];
  let made = 0;
  let isClosed = false;

  function open(suspects: readonly Task[] = [], cause?: WorkerEnd): void {
    if (isClosed) return;
    const worker = startRenderWorker({
      file,
      memory,
      filesOf,
      log,
      isJudging: () => slot.judged !== undefined,
      onUp: () => next(slot),
      onDone(task, isComplete) {
        if (task.screenKey && isComplete) proven.set(task.screenKey, true);
        if (slot.judged === task) slot.judged = undefined;
        next(slot);
      },
      onGrown: () => leave(slot, { measures: true }),
      onRetained(releases) {
        for (const [id, bytes] of Object.entries(releases)) {
          const [name = '', version = ''] = id.split('/');
          if (bytes > memory.release) blame({ name, version }, 'out of memory');
        }
        worker.end('retired');
      },
      onEnd: (end, detail) => ended(slot, end, detail),
    });
    const slot: Slot = {
      worker,
      suspects: [...suspects],
      judged: undefined,
      isLeaving: false,
      measuresWhenDone: cause === 'out of memory',
    };
    slots.add(slot);
  }

  function blame(release: Blame['release'], end: WorkerEnd): RenderFault {
    const error = new RenderFault(end, release);
    onBlame({ release, error });
    return error;
  }

  /** Gives a worker what it should do next. */
  function next(slot: Slot): void {
    if (!slot.worker.isUp() || slot.judged) return;
    const suspect = slot.suspects.shift();
    if (suspect) judge(slot, suspect);
    else if (slot.isLeaving) leaveWhenDone(slot);
    else if (slot.measuresWhenDone) leave(slot, { measures: true });
    else {
      pump();
      void keepAtHand(slot);
    }
  }

  function judge(slot: Slot, task: Task): void {
    const known = task.screenKey && quarantined.get(task.screenKey);
    if (known) task.fail(known);
    if (known || task.signal.aborted) {
      next(slot);
      return;
    }
    slot.judged = task;
    slot.worker.run(task);
  }

  function ended(slot: Slot, end: WorkerEnd, detail: string): void {
    slots.delete(slot);
    const victims = [...slot.worker.tasks.values()];
    if (isClosed) {
      for (const task of victims) task.fail(new RenderUnavailable('The shell is closing'));
      return;
    }
    if (end !== 'retired') log(`A render worker ended: ${end}`, new Error(detail));
    const { judged } = slot;
    if (judged && end !== 'retired') {
      if (judged.screen) quarantine(judged, blame(judged.screen.release, end));
      else judged.fail(new RenderUnavailable(detail));
    }
    const suspects = victims.filter((task) => task !== judged || end === 'retired').map(restarted);
    // What has never been rendered before is most likely to be at fault.
    suspects.sort((a, b) => Number(isProven(a)) - Number(isProven(b)));
    if (slot.isLeaving) queue.unshift(...suspects, ...slot.suspects);
    else if (slot.worker.held().size === 0 && victims.length === 0) setTimeout(open, restartAfter).unref();
    else open([...suspects, ...slot.suspects], end);
    pump();
  }

  const isProven = ({ screenKey }: Task) => screenKey === undefined || proven.has(screenKey);

  function quarantine(task: Task, fault: RenderFault): void {
    task.fail(fault);
    if (!task.screenKey) return;
    quarantined.set(task.screenKey, fault);
    proven.delete(task.screenKey);
    for (const other of queue.filter(({ screenKey }) => screenKey === task.screenKey)) {
      queue.splice(queue.indexOf(other), 1);
      other.fail(fault);
    }
  }

  /** A page to render again from the start; of one that has begun nobody sees the second rendering. */
  function restarted(task: Task): Task {
    if (task.isUntouched()) return task;
    task.end({ data: undefined, errors: null, experiments: [] });
    made += 1;
    return createTask(made, { ...task, signal: AbortSignal.timeout(readyDeadline), onFault: () => undefined });
  }

  /** Takes a worker out of use without losing its pages; another one takes its place. */
  function leave(slot: Slot, { measures }: { readonly measures: boolean }): void {
    if (slot.isLeaving) return;
    slot.isLeaving = true;
    slot.measuresWhenDone = measures;
    open();
    setTimeout(() => slot.worker.end('retired'), leaveDeadline).unref();
    next(slot);
  }

  function leaveWhenDone(slot: Slot): void {
    if (slot.worker.tasks.size > 0) return;
    if (slot.measuresWhenDone) slot.worker.measure();
    else slot.worker.end('retired');
  }

  function slotFor(task: Task): Slot | undefined {
    const free = [...slots].filter(
      ({ worker, suspects, judged, isLeaving }) =>
        worker.isUp() && !isLeaving && !judged && suspects.length === 0 && worker.tasks.size < pagesOfWorker,
    );
    const cost = ({ worker }: Slot) => worker.tasks.size + (worker.isOccupied() ? pagesOfWorker : 0);
    if (!isProven(task)) {
      const trying = [...slots].find(({ worker }) =>
        [...worker.tasks.values()].some(({ screenKey }) => screenKey === task.screenKey),
      );
      if (trying) return free.includes(trying) ? trying : undefined;
    }
    return free.sort((a, b) => cost(a) - cost(b))[0];
  }

  function pump(): void {
    for (const task of [...queue]) {
      const slot = slotFor(task);
      if (!slot) continue;
      queue.splice(queue.indexOf(task), 1);
      slot.worker.run(task);
    }
  }

  /** Loads what is in use ahead of the pages, one release after the other, and replaces a worker that holds too much else. */
  async function keepAtHand(slot: Slot): Promise<void> {
    const { worker } = slot;
    const ids = new Set(inUse.map(releaseId));
    const outOfUse = [...worker.held()].filter((id) => !ids.has(id)).length;
    const isAnyLeaving = [...slots].some(({ isLeaving }) => isLeaving);
    if (outOfUse > maxOutOfUse && !isAnyLeaving) {
      leave(slot, { measures: false });
      return;
    }
    const missing = inUse.find((release) => !worker.held().has(releaseId(release)));
    if (!missing || worker.isOccupied() || worker.tasks.size > 0) return;
    try {
      await worker.hold(missing, screensOf(missing));
    } catch (error) {
      log(`A worker could not load ${releaseId(missing)}`, error);
    }
    if (slots.has(slot)) next(slot);
  }

  for (let count = 0; count < limits.workers; count += 1) open();

  return {
    render(request) {
      made += 1;
      const task = createTask(made, request);
      const known = task.screenKey && quarantined.get(task.screenKey);
      if (known) {
        task.fail(known);
        return task.rendered;
      }
      if (isClosed) {
        task.fail(new RenderUnavailable('No pages are rendered any more'));
        return task.rendered;
      }
      const giveUp = (error: Error) => {
        const place = queue.indexOf(task);
        if (place >= 0) queue.splice(place, 1);
        for (const { worker } of slots) if (worker.tasks.has(task.id)) worker.cancel(task);
        task.fail(error);
      };
      const late = setTimeout(() => {
        const message = `${request.job.url} was not ready within ${readyDeadline} ms`;
        giveUp(queue.includes(task) ? new RenderUnavailable(message) : new RenderLate(message));
      }, readyDeadline);
      request.signal.addEventListener('abort', () => giveUp(new RenderUnavailable('The visitor has left')));
      task.rendered.then(
        () => clearTimeout(late),
        () => clearTimeout(late),
      );
      queue.push(task);
      pump();
      return task.rendered;
    },
    probe: prober.probe,
    use(releases) {
      inUse = releases;
      for (const slot of slots) next(slot);
    },
    isUp: () => [...slots].some(({ worker }) => worker.isUp()),
    close() {
      isClosed = true;
      prober.close();
      for (const { worker } of slots) worker.end('retired');
    },
  };
}

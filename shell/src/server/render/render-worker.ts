import type { Release } from 'shared-contracts/remote';
import type { FromWorker } from '../../render-channel/messages.ts';
import type { WorkerMemory } from './machine.ts';
import { processorTime } from './processor-time.ts';
import { releaseId, type ServerFiles } from './server-files.ts';
import type { Task } from './task.ts';
import { startWorkerProcess, type WorkerEnd } from './worker-process.ts';

/** Milliseconds between two pings while a worker has something to do. */
const pace = 100;
/**
 * Milliseconds without an answer after which a worker counts as hung: with pages, with one page alone that may have hung
 * another worker before, while it evaluates a release, and while it starts. Both of the first pass before a page is rendered
 * with the previous version.
 */
export const stallLimits = { pages: 700, alone: 1000, load: 3000, start: 10_000 } as const;
/** Share of the limit that a worker must have computed to count as hung, and how many times the limit one may sleep. */
const busyShare = 0.6;
const idleFactor = 5;
/** A collection is worth its time only when the worker has grown by so much since the last one. */
const collectGrowth = 1.25;

export interface WorkerOptions {
  readonly file: string;
  readonly memory: WorkerMemory;
  readonly filesOf: (release: Release, evaluate: readonly string[]) => ServerFiles;
  readonly log: (message: string, error: unknown) => void;
  /** Whether it renders one page alone to find out what ended another worker. */
  readonly isJudging: () => boolean;
  readonly onUp: () => void;
  /** A page is done: `isComplete` says that nothing was cut short. */
  readonly onDone: (task: Task, isComplete: boolean) => void;
  /** It holds more memory than it should after a collection. */
  readonly onGrown: () => void;
  readonly onRetained: (releases: Readonly<Record<string, number>>) => void;
  readonly onEnd: (end: WorkerEnd, detail: string) => void;
}

/** One worker with the pages it is rendering. */
export interface RenderWorker {
  readonly pid: number | undefined;
  readonly tasks: ReadonlyMap<number, Task>;
  isUp(): boolean;
  /** Whether pages would wait: it evaluates a release, or has not answered for a while. */
  isOccupied(): boolean;
  held(): ReadonlySet<string>;
  /** Gives it the files of a release; rejects with what a module threw, or when the worker ends meanwhile. */
  hold(release: Release, evaluate: readonly string[]): Promise<void>;
  run(task: Task): void;
  cancel(task: Task): void;
  measure(): void;
  end(reason: WorkerEnd): void;
}

export function startRenderWorker(options: WorkerOptions): RenderWorker {
  const { memory, filesOf, log } = options;
  const tasks = new Map<number, Task>();
  const held = new Set<string>();
  const loads = new Map<string, PromiseWithResolvers<void>>();
  let isUp = false;
  let pingedAt: number | undefined = Date.now();
  let lateTicks = 0;
  let usedAtPing: number | undefined = 0;
  let collectAbove = memory.replace;

  const process = startWorkerProcess({
    file: options.file,
    heap: memory.heap,
    onMessage: (message, body) => {
      if ('id' in message) {
        const task = tasks.get(message.id);
        if (task) ofTask(task, message, body);
        return;
      }
      ofWorker(message);
    },
    onEnd(end, detail) {
      clearInterval(timer);
      isUp = false;
      for (const load of loads.values()) load.reject(new Error(`The worker ended (${end}): ${detail}`));
      options.onEnd(end, detail);
    },
  });

  function ofTask(task: Task, message: Extract<FromWorker, { id: number }>, body: Buffer): void {
    switch (message.type) {
      case 'ready':
        task.ready(message.page);
        return;
      case 'chunk':
        task.chunk(Buffer.from(body), message.flush);
        return;
      case 'fault':
        task.onFault(message);
        return;
      case 'broken':
        process.end('broken', message.fault.stack || message.fault.message);
        return;
      case 'call':
        void task.calls(message, body, task.abort.signal).then(({ answer, content }) => process.send(answer, content));
        return;
      case 'end': {
        tasks.delete(task.id);
        const isComplete = !task.isUntouched();
        task.end({ data: jsonText(body), errors: message.errors, experiments: message.experiments });
        options.onDone(task, isComplete);
      }
    }
  }

  function ofWorker(message: Exclude<FromWorker, { id: number }>): void {
    switch (message.type) {
      case 'up':
        isUp = true;
        pingedAt = undefined;
        options.onUp();
        return;
      case 'loaded': {
        const load = loads.get(message.release);
        loads.delete(message.release);
        if (message.fault)
          load?.reject(Object.assign(new Error(message.fault.message), { stack: message.fault.stack }));
        else load?.resolve();
        return;
      }
      case 'log':
        log(message.message, Object.assign(new Error(message.fault.message), { stack: message.fault.stack }));
        return;
      case 'pong':
        pingedAt = undefined;
        lateTicks = 0;
        if (message.memory > memory.end) process.end('out of memory');
        else if (message.memory > collectAbove) {
          collectAbove = Number.POSITIVE_INFINITY;
          process.send({ type: 'collect' });
        }
        return;
      case 'collected':
        collectAbove = Math.max(memory.replace, message.memory * collectGrowth);
        if (message.memory > memory.replace) options.onGrown();
        return;
      case 'retained':
        options.onRetained(message.releases);
        return;
    }
  }

  const stallLimit = () => {
    if (!isUp) return stallLimits.start;
    if (loads.size > 0) return stallLimits.load;
    return options.isJudging() ? stallLimits.alone : stallLimits.pages;
  };
  /** Whether the time was its own: on a busy machine a sound worker waits for its turn. */
  function hasHung(silence: number): boolean {
    const limit = stallLimit();
    if (silence < limit) return false;
    const used = processorTime(process.pid);
    if (used === undefined || usedAtPing === undefined) return true;
    return used - usedAtPing >= limit * busyShare || silence >= limit * idleFactor;
  }
  const timer = setInterval(() => {
    if (pingedAt === undefined) {
      if (tasks.size === 0 && loads.size === 0) return;
      pingedAt = Date.now();
      usedAtPing = processorTime(process.pid);
      process.send({ type: 'ping' });
      return;
    }
    if (!hasHung(Date.now() - pingedAt)) return;
    // The first late tick may be this process's own: then the answer is waiting to be read.
    lateTicks += 1;
    if (lateTicks > 1) process.end('hung');
  }, pace);

  function hold(release: Release, evaluate: readonly string[]): Promise<void> {
    const id = releaseId(release);
    if (held.has(id)) return loads.get(id)?.promise ?? Promise.resolve();
    const { message, body } = filesOf(release, evaluate);
    held.add(id);
    const load = Promise.withResolvers<void>();
    loads.set(id, load);
    process.send(message, body);
    return load.promise;
  }

  return {
    pid: process.pid,
    tasks,
    isUp: () => isUp,
    isOccupied: () => loads.size > 0 || (pingedAt !== undefined && Date.now() - pingedAt > 2 * pace),
    held: () => held,
    hold,
    run(task) {
      tasks.set(task.id, task);
      const { screen, job } = task;
      try {
        // Its modules are evaluated by the page itself, within the page's limits.
        if (screen) void hold(screen.release, []).catch(() => undefined);
      } catch (error) {
        log('The files of a release cannot be read', error);
      }
      process.send({ type: 'render', id: task.id, job });
    },
    cancel(task) {
      task.abort.abort();
      process.send({ type: 'cancel', id: task.id });
    },
    measure: () => process.send({ type: 'measure' }),
    end: process.end,
  };
}

/** The text when it is JSON: it stands in the page between other data of ours. */
function jsonText(body: Buffer): string | undefined {
  if (body.length === 0) return undefined;
  try {
    const text = body.toString('utf8');
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

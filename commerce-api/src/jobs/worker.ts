import type { FastifyBaseLogger } from 'fastify';

/** A recurring task: it processes everything due, then pauses until the next run. */
export interface Job {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const PAUSE_MS = 2000;

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** Milliseconds after which a fault that lasts is logged again. */
const REMINDER_MS = 300_000;

/** What a job has failed with since it last succeeded. */
interface Failing {
  readonly message: string;
  readonly loggedAt: number;
  readonly times: number;
}

/** Jobs that run one after another. */
class Lane {
  readonly #jobs: readonly Job[];
  readonly #log: Log;
  readonly #failing = new Map<string, Failing>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #stopped = false;

  constructor(jobs: readonly Job[], log: Log) {
    this.#jobs = jobs;
    this.#log = log;
  }

  /** Runs the jobs once more, after the round that runs now: it may have passed what is due. */
  nudge(): void {
    if (this.#stopped || this.#isWaiting) return;
    this.#isWaiting = true;
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => {
      this.#isWaiting = false;
      return this.#round();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    for (const { name, run } of this.#jobs) {
      if (this.#stopped) return;
      await run().then(
        () => this.#noteSuccess(name),
        (error: unknown) => this.#noteFailure(name, error),
      );
    }
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.nudge(), PAUSE_MS);
    this.#timer.unref();
  }

  #noteFailure(job: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const before = this.#failing.get(job);
    const times = (before?.times ?? 0) + 1;
    const now = performance.now();
    const isNews = before?.message !== message || now - before.loggedAt >= REMINDER_MS;
    if (isNews) this.#log.error({ err: error, job, times }, 'a job failed');
    this.#failing.set(job, { message, loggedAt: isNews ? now : before.loggedAt, times });
  }

  #noteSuccess(job: string): void {
    const before = this.#failing.get(job);
    if (!before) return;
    this.#failing.delete(job);
    this.#log.info({ job, times: before.times }, 'a job works again');
  }
}

/**
 * Runs jobs in the background until stopped. A failed job is run again at the next interval; its fault is logged once, and
 * again when it changes or lasts. A slow job delays only the jobs of its own lane.
 */
export class Worker {
  readonly #lanes: readonly Lane[];

  constructor(lanes: readonly (readonly Job[])[], log: Log) {
    this.#lanes = lanes.map((jobs) => new Lane(jobs, log));
  }

  start(): void {
    this.nudge();
  }

  /** Runs the jobs now. */
  nudge(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }
}

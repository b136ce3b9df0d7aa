import type { FastifyBaseLogger } from 'fastify';

/** A recurring task: it processes everything due, then pauses until the next run. */
export interface Job {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const PAUSE_MS = 2000;

/** Jobs that run one after another. */
class Lane {
  readonly #jobs: readonly Job[];
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'error'>) {
    this.#jobs = jobs;
    this.#log = log;
  }

  nudge(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#round());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    for (const { name, run } of this.#jobs) {
      if (this.#stopped) return;
      await run().catch((error: unknown) => this.#log.error({ err: error, job: name }, 'a job failed'));
    }
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.nudge(), PAUSE_MS);
    this.#timer.unref();
  }
}

/**
 * Runs jobs in the background until stopped. A failed job is logged and run again at the next interval. A slow job delays
 * only the jobs of its own lane.
 */
export class Worker {
  readonly #lanes: readonly Lane[];

  constructor(lanes: readonly (readonly Job[])[], log: Pick<FastifyBaseLogger, 'error'>) {
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

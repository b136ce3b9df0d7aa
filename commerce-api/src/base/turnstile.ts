import { CallError } from './call-error.ts';

export interface TurnstileOptions {
  /** How many may be inside at the same time. */
  readonly most: number;
  /** Milliseconds after which whoever still waits is sent away. */
  readonly longestWait: number;
}

/**
 * Lets a few in at a time, in the order of coming. When a crowd arrives at once, it waits here rather than for the
 * connections of the database: whoever is inside, and everybody who wants something else, still gets one.
 */
export class Turnstile {
  readonly #options: TurnstileOptions;
  readonly #waiting = new Set<() => void>();
  #inside = 0;

  constructor(options: TurnstileOptions) {
    this.#options = options;
  }

  /** @throws {CallError} API429 for who has waited too long; their work was not begun */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside < this.#options.most) this.#inside += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new CallError('API429'));
      }, this.#options.longestWait);
      this.#waiting.add(enter);
    });
  }

  /** Whoever leaves hands the place to the next, if somebody waits. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#inside -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

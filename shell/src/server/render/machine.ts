import { availableParallelism, totalmem } from 'node:os';

const mebibyte = 1024 * 1024;

/** What one worker may use of the machine's memory. */
export interface WorkerMemory {
  /** Megabytes of heap at which V8 ends the process. */
  readonly heap: number;
  /** Bytes after a collection above which a worker is replaced. */
  readonly replace: number;
  /** Bytes above which it is ended at once: memory outside the heap has no limit of V8's. */
  readonly end: number;
  /** Bytes that the modules of one release may hold before it is named as leaking. */
  readonly release: number;
}

export interface RenderLimits {
  readonly workers: number;
  readonly memory: WorkerMemory;
}

const heap = 192;

export const workerMemory: WorkerMemory = {
  heap,
  replace: 110 * mebibyte,
  end: 320 * mebibyte,
  release: 48 * mebibyte,
};

/**
 * One worker for each core, as far as a quarter of the memory allows. `RENDER_WORKERS` says otherwise.
 * @throws {Error} when RENDER_WORKERS is not a positive whole number
 */
export function renderLimits(
  setting: string | undefined,
  machine = { cores: availableParallelism(), memory: totalmem() },
): RenderLimits {
  if (setting) {
    const workers = Number(setting);
    if (!Number.isInteger(workers) || workers < 1)
      throw new Error(`RENDER_WORKERS must be a whole number of at least 1, not "${setting}"`);
    return { workers, memory: workerMemory };
  }
  const fitting = Math.floor(machine.memory / 4 / (heap * mebibyte));
  return { workers: Math.max(1, Math.min(machine.cores, fitting)), memory: workerMemory };
}

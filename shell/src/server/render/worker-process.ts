import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { encodeFrame, frameReader } from '../../render-channel/frames.ts';
import { type FromWorker, frameLimit, fromWorker, type ToWorker } from '../../render-channel/messages.ts';

/** Why a worker ended. */
export type WorkerEnd =
  | 'hung'
  | 'crashed'
  /** Its own code failed, which something that it ran had damaged. */
  | 'broken'
  | 'out of memory'
  /** It was replaced, or the server ends. */
  | 'retired';

interface Options {
  /** The bundle that the worker runs; it can read no other file. */
  readonly file: string;
  /** Megabytes of heap. */
  readonly heap: number;
  readonly onMessage: (message: FromWorker, body: Buffer) => void;
  /** Called once. */
  readonly onEnd: (end: WorkerEnd, detail: string) => void;
}

export interface WorkerProcess {
  readonly pid: number | undefined;
  send(message: ToWorker, body?: Uint8Array): void;
  /** Ends the process at once; the detail is for the log. */
  end(reason: WorkerEnd, detail?: string): void;
}

/** Characters of what a worker wrote last, which are quoted when it crashes. */
const maxOutput = 2000;

/** Starts a process that can read one file, knows no environment, and has one way out: the channel to this server. */
export function startWorkerProcess({ file, heap, onMessage, onEnd }: Options): WorkerProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${file}`,
      '--disallow-code-generation-from-strings',
      '--expose-gc',
      `--max-old-space-size=${heap}`,
      '--max-semi-space-size=8',
      file,
    ],
    { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const channel = child.stdio[3] as Duplex;
  let reason: WorkerEnd | undefined;
  let output = '';
  let isOver = false;

  const over = (detail: string) => {
    if (isOver) return;
    isOver = true;
    onEnd(reason ?? (/heap out of memory|Allocation failed/.test(output) ? 'out of memory' : 'crashed'), detail);
  };
  const end = (why: WorkerEnd, detail = '') => {
    if (!reason) output += detail;
    reason ??= why;
    child.kill('SIGKILL');
  };
  const read = frameReader({
    limit: frameLimit,
    onFrame: (header, body) => onMessage(v.parse(fromWorker, header), body),
  });
  channel.on('data', (chunk: Buffer) => {
    if (reason) return;
    try {
      read(chunk);
    } catch (error) {
      end('crashed', String(error));
    }
  });
  // The exit says what there is to say.
  channel.on('error', () => child.kill('SIGKILL'));
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-maxOutput);
  });
  child.once('error', (error) => over(error.message));
  child.once('exit', (code, signal) => over(`exit ${code ?? signal}. ${output}`));

  return {
    pid: child.pid,
    send(message, body) {
      if (!isOver && !channel.destroyed) channel.write(encodeFrame(message, body));
    },
    end,
  };
}

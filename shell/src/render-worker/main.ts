/** A render worker: a process of its own that runs the server halves of remotes, with one channel to the shell's server. */
import { Console } from 'node:console';
import { Socket } from 'node:net';
import { locales } from 'shared-contracts/locale';
import { encodeFrame, frameReader } from '../render-channel/frames.ts';
import { channelDescriptor, frameLimit, type ToWorker, type WorkerMessage } from '../render-channel/messages.ts';
import { createChannelCalls } from './channel-fetch.ts';
import { confine, plainConsole } from './confine.ts';
import { offeredModules } from './offered-modules.ts';
import { openTimers } from './page-timers.ts';
import { createReleaseModules } from './release-modules.ts';
import { clipped, renderJob } from './render-job.ts';
import { sharedModules } from './shared-modules.ts';

// Kept before they are taken away from everybody else.
const own = process;
const collect = globalThis.gc ?? (() => undefined);
const socket = new Socket({ fd: channelDescriptor, readable: true, writable: true });
globalThis.console = plainConsole(new Console(own.stderr, own.stderr));

const send = (message: WorkerMessage, body?: Uint8Array): void => void socket.write(encodeFrame(message, body));
const calls = createChannelCalls(send);
const modules = createReleaseModules(offeredModules(sharedModules));
const pages = new Map<number, AbortController>();

function memory(): number {
  const { heapUsed, external } = own.memoryUsage();
  return heapUsed + external;
}

/** Failures per second, of code that nobody waits for, that are logged at most. */
const maxLoose = 20;
let loose = { second: 0, count: 0 };

/** What nobody waits for must not end the pages of others, nor fill the log. */
function reportLoose(error: unknown): void {
  const second = Math.floor(performance.now() / 1000);
  loose = { second, count: loose.second === second ? loose.count + 1 : 1 };
  if (loose.count <= maxLoose)
    send({ type: 'log', message: 'Code that no page waits for failed', fault: clipped(error) });
}

function assertIntact(): void {
  if (!isIntact()) throw new Error('What React writes into was locked');
}

async function render(id: number, job: Extract<ToWorker, { type: 'render' }>['job']): Promise<void> {
  const controller = new AbortController();
  const timers = openTimers(reportLoose);
  pages.set(id, controller);
  const sendOfPage = (message: WorkerMessage, body?: Uint8Array) => {
    if (message.type === 'ready' || message.type === 'end') assertIntact();
    send(message, body);
  };
  try {
    await timers.run(() => renderJob({ send: sendOfPage, calls, modules }, { id, job, signal: controller.signal }));
  } catch (error) {
    // The code around the screen failed, which the guard does not let a screen do: the worker is of no use any more.
    send({ type: 'broken', id, fault: clipped(error) });
  } finally {
    timers.end();
    pages.delete(id);
  }
}

function load(message: Extract<ToWorker, { type: 'load' }>, body: Buffer): void {
  const { release } = message;
  const timers = openTimers(reportLoose);
  try {
    timers.run(() => modules.hold(message, body));
    assertIntact();
    send({ type: 'loaded', release });
  } catch (error) {
    send({ type: 'loaded', release, fault: clipped(error) });
  } finally {
    timers.end();
  }
}

/** Drops the modules of each release in turn, and tells how much memory each of them held. The worker ends after this. */
function measure(): void {
  const releases: Record<string, number> = {};
  for (const release of modules.held()) {
    const before = memory();
    modules.drop(release);
    // The second collection waits for the first one to give back what is outside the heap.
    collect();
    collect();
    releases[release] = Math.max(0, before - memory());
  }
  send({ type: 'retained', releases });
}

function answer(message: ToWorker, body: Buffer): void {
  switch (message.type) {
    case 'load':
      load(message, body);
      return;
    case 'render':
      void render(message.id, message.job);
      return;
    case 'cancel':
      pages.get(message.id)?.abort();
      return;
    case 'answer':
    case 'no-answer':
      calls.settle(message, body);
      return;
    case 'ping':
      send({ type: 'pong', memory: memory() });
      return;
    case 'collect':
      collect();
      send({ type: 'collected', memory: memory() });
      return;
    case 'measure':
      collect();
      measure();
  }
}

socket.on('data', frameReader({ limit: frameLimit, onFrame: (message, body) => answer(message as ToWorker, body) }));
// Without its server a worker is of no use.
socket.on('close', () => own.exit(0));
socket.on('error', () => own.exit(0));
const isIntact = confine({ ...sharedModules, locales });
for (const event of ['uncaughtException', 'unhandledRejection'] as const) own.on(event, reportLoose);
send({ type: 'up' });

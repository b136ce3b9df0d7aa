import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import { bodyStart } from '../app/body-start.ts';
import { type Guard, whenStuck } from './guard.ts';
import type { LoadedPage } from './prepare-page.tsx';

/** Milliseconds after which a page that still waits for streamed parts is finished without them. */
const streamDeadline = 8000;

/**
 * Milliseconds to wait for the streamed parts before the content begins: what is there by then stands in its place and
 * is read without script; what is later comes as a stream, which needs one.
 */
const completeGrace = 150;

/** Takes the HTML of a page; `flush` says that the page can be shown up to here. */
export interface PageSink {
  readonly chunk: (bytes: Uint8Array, flush: boolean) => void;
}

/** A page whose frame and screen are rendered, or failed to be, and of which nothing is sent yet. */
export interface Rendering {
  /** There is no content: the browser has to render it. */
  readonly failed: boolean;
  /** Sends the content, from the end of the head on; resolves when it is complete. */
  send(sink: PageSink): Promise<void>;
}

interface RenderOptions {
  readonly nonce: string;
  readonly strip: string;
  readonly guard: Guard;
  readonly isCalling: () => boolean;
  readonly signal: AbortSignal;
  readonly log: (error: unknown) => void;
}

/** Renders a page up to where it could be shown. */
export async function startRendering(
  { element, takeStyles }: Pick<LoadedPage, 'element' | 'takeStyles'>,
  { nonce, strip, guard, isCalling, signal, log }: RenderOptions,
): Promise<Rendering> {
  const shell = Promise.withResolvers<void>();
  const complete = Promise.withResolvers<void>();
  let isOver = false;
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce,
    // Otherwise React moves large parts that are ready out of their place, and only a script would bring them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: shell.resolve,
    onAllReady: complete.resolve,
    onShellError: shell.reject,
    onError(error) {
      // After the end React only says which parts were left out; an error of the shell is reported by the guard.
      if (!isOver) log(error);
    },
  });
  const end = () => {
    isOver = true;
    abort();
  };
  signal.addEventListener('abort', end);
  const failed = await guard
    .run('render', () => shell.promise)
    .then(
      () => false,
      () => true,
    );
  if (failed) end();
  return {
    failed,
    async send(sink) {
      if (failed) return;
      const stuck = whenStuck(isCalling, 'streamed parts');
      const late = AbortSignal.any([signal, AbortSignal.timeout(streamDeadline)]);
      late.addEventListener('abort', end);
      // Parts that never come are left to the browser.
      stuck.promise.catch(end);
      complete.promise.then(stuck.stop, stuck.stop);
      try {
        await Promise.race([complete.promise, pause(completeGrace)]);
        await pour(pipe, sink, { takeStyles, strip });
      } finally {
        stuck.stop();
        late.removeEventListener('abort', end);
        signal.removeEventListener('abort', end);
      }
    },
  };
}

/** Sends the content with the rules it needs in front of each part. */
function pour(
  pipe: (destination: Writable) => void,
  sink: PageSink,
  { takeStyles, strip }: Pick<LoadedPage, 'takeStyles'> & Pick<RenderOptions, 'strip'>,
): Promise<void> {
  const finished = Promise.withResolvers<void>();
  let parts: Uint8Array[] = [Buffer.from(takeStyles() + bodyStart(strip))];
  let atBoundary = true;
  const flush = (isShowable: boolean) => {
    if (parts.length > 0) sink.chunk(Buffer.concat(parts), isShowable);
    parts = [];
  };
  const body = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      // Only between two flushes is the document between two elements: there the rules of late parts have a place.
      if (atBoundary) parts.push(Buffer.from(takeStyles()));
      atBoundary = false;
      parts.push(chunk);
      done();
    },
    final(done) {
      flush(true);
      done();
      finished.resolve();
    },
  });
  Object.assign(body, {
    flush() {
      atBoundary = true;
      flush(true);
    },
  });
  pipe(body);
  return finished.promise;
}

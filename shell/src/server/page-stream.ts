import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import type { PreparedPage } from './entry.tsx';
import { bodyStart } from './html.ts';

/** Milliseconds after which a page that still waits for streamed parts is finished without them. */
const streamDeadline = 8000;

/**
 * Milliseconds to wait for the streamed parts before the content begins: what is there by then stands in its place and
 * is read without script; what is later comes as a stream, which needs one.
 */
const completeGrace = 150;

export type PageOutput = Writable & { flush?: () => void };

/** A page whose frame and screen are rendered, or failed to be, and of which nothing is sent yet. */
export interface Rendering {
  /** Nothing but the document around the content can be sent: the browser has to render it. */
  readonly failed: boolean;
  send(
    head: string,
    options: { readonly output: PageOutput; readonly strip: string; readonly end: () => Promise<string> },
  ): Promise<void>;
  /** Gives the page up; nothing is sent. */
  drop(): void;
}

/** Renders a page up to where it could be shown. */
export async function startRendering(
  { element, takeStyles }: Pick<PreparedPage, 'element' | 'takeStyles'>,
  { nonce, log }: { readonly nonce: string; readonly log: (error: unknown) => void },
): Promise<Rendering> {
  const shell = Promise.withResolvers<boolean>();
  const complete = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce,
    // Else React moves large parts that are ready out of their place, and only a script would bring them back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady: () => shell.resolve(true),
    onAllReady: complete.resolve,
    onShellError(error) {
      log(error);
      shell.resolve(false);
    },
    onError: log,
  });
  const deadline = setTimeout(abort, streamDeadline);
  const failed = !(await shell.promise);
  return {
    failed,
    drop() {
      clearTimeout(deadline);
      abort();
    },
    async send(head, { output, strip, end }) {
      output.on('close', () => abort());
      output.write(head);
      output.flush?.();
      if (failed) output.write(bodyStart(strip));
      else {
        await Promise.race([complete.promise, pause(completeGrace)]);
        await pour(pipe, output, { takeStyles, strip });
      }
      clearTimeout(deadline);
      if (output.destroyed) return;
      output.end(await end());
      await once(output, 'finish');
    },
  };
}

/** Writes the content into the output and leaves that open: React ends the stream it is given. */
function pour(
  pipe: (destination: Writable) => void,
  output: PageOutput,
  { takeStyles, strip }: Pick<PreparedPage, 'takeStyles'> & { readonly strip: string },
): Promise<void> {
  const finished = Promise.withResolvers<void>();
  let atBoundary = true;
  const body = new Writable({
    write(chunk, _encoding, done) {
      // Only between two flushes is the document between two elements: there the rules of late parts have a place.
      if (atBoundary) output.write(takeStyles());
      atBoundary = false;
      if (output.write(chunk)) done();
      else output.once('drain', () => done());
    },
    final(done) {
      done();
      finished.resolve();
    },
  });
  const flush = () => {
    atBoundary = true;
    output.flush?.();
  };
  Object.assign(body, { flush });
  output.on('close', () => finished.resolve());
  output.write(takeStyles() + bodyStart(strip));
  pipe(body);
  return finished.promise;
}

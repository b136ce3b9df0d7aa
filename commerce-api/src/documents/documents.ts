import { Piscina } from 'piscina';
import type * as drawingThread from './drawing-thread.ts';

type Thread = typeof drawingThread;

/** Milliseconds after which a document is given up, with its thread: drawing one takes a second at most. */
const DRAWING_TIMEOUT = 30_000;

/** One thread, for as long as there is work and a minute more; the event loop answers everybody else meanwhile. */
const thread = new Piscina({
  filename: new URL('./drawing-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

const draw =
  <Name extends keyof Thread>(name: Name) =>
  async (request: Parameters<Thread[Name]>[0]): Promise<Buffer> => {
    const content: Uint8Array = await thread.run(request, { name, signal: AbortSignal.timeout(DRAWING_TIMEOUT) });
    return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  };

/** Returns the invoice of an order as a PDF. */
export const invoicePdf = draw('drawInvoice');

/** Returns a label of 4 by 6 inches for goods that are sent back, as a PDF. */
export const returnLabelPdf = draw('drawReturnLabel');

/** Returns a text of law as a PDF that can be kept. */
export const legalTextPdf = draw('drawLegalText');

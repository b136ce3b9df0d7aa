import { Piscina } from 'piscina';
import type { InvoiceRequest } from './invoice.ts';
import type { LegalTextRequest } from './legal-text.ts';
import type { ReturnLabel } from './return-label.ts';

/** Milliseconds after which a document is given up, with its thread: drawing one takes a second at most. */
const DRAWING_TIMEOUT = 30_000;

/** One thread, for as long as there is work and a minute more; the event loop answers everybody else meanwhile. */
const thread = new Piscina({
  filename: new URL('./drawing-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

async function draw(name: keyof typeof import('./drawing-thread.ts'), request: unknown): Promise<Buffer> {
  const content: Uint8Array = await thread.run(request, { name, signal: AbortSignal.timeout(DRAWING_TIMEOUT) });
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

/** Returns the invoice of an order as a PDF. */
export const invoicePdf = (request: InvoiceRequest): Promise<Buffer> => draw('drawInvoice', request);

/** Returns a label of 4 by 6 inches for goods that are sent back, as a PDF. */
export const returnLabelPdf = (request: ReturnLabel): Promise<Buffer> => draw('drawReturnLabel', request);

/** Returns a text of law as a PDF that can be kept. */
export const legalTextPdf = (request: LegalTextRequest): Promise<Buffer> => draw('drawLegalText', request);

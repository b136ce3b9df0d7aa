/** What the thread offers that draws documents: each function takes a request that can be cloned and returns a PDF. */
export { drawInvoice } from './invoice.ts';
export { drawLegalText } from './legal-text.ts';
export { drawReturnLabel } from './return-label.ts';

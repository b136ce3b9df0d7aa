import type { PdfFile } from 'shared-contracts/calls/orders';
import { saveBlob } from 'storefront-kit/save-blob';

/** Saves a document through the browser's download. */
export function saveFile({ fileName, contentType, content }: PdfFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: contentType }));
}

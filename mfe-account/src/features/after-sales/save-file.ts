import type { PdfFile } from 'shared-contracts/calls/orders';

/** Saves what a page has made through the browser's download. */
export function saveBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has started and holds the file itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves a document through the browser's download. */
export function saveFile({ fileName, contentType, content }: PdfFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: contentType }));
}

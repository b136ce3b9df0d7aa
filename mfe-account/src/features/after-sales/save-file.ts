import type { PdfFile } from 'shared-contracts/calls/orders';

/** Saves a document through the browser's download. */
export function saveFile({ fileName, contentType, content }: PdfFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has started and holds the file itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

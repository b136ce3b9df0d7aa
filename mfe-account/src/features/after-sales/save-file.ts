import type { PdfFile } from 'shared-contracts/calls/orders';

/** Hands a finished document to the browser, which keeps it where it keeps downloads. */
export function saveFile({ fileName, contentType, content }: PdfFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then, and holds the file itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

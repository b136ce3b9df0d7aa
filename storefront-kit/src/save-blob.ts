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

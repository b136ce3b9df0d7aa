/** Milliseconds after which nobody waits for a frame any more: a page that is not seen paints none. */
const longestWait = 100;

/** Resolves when what has changed until now has been painted: what follows no longer keeps the shopper waiting. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    requestAnimationFrame(() => {
      // The task after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  });
}

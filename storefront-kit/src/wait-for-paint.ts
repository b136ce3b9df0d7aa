/** Milliseconds after which to stop waiting for a frame: hidden pages paint none. */
const longestWait = 100;

/** Resolves once current changes have been painted, so that further work delays nothing visible. */
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

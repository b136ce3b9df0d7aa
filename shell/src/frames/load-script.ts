/** Loads a script of another company into this frame. @throws {Error} when it does not come */
export function loadScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = url;
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`The script ${new URL(url).origin} did not load`));
  document.head.append(script);
  return promise;
}

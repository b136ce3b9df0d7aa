/** Reports the height of the frame's content in CSS pixels, now and whenever it changes, with what hangs out of it. */
export function followHeight(report: (height: number) => void): void {
  let last = 0;
  const look = () => {
    const height = document.body.scrollHeight;
    if (height !== last) report(height);
    last = height;
  };
  new ResizeObserver(look).observe(document.body);
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}

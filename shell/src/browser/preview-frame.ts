import { type PreviewScrolled, previewScroll } from 'shared-contracts/preview';
import * as v from 'valibot';

/** Tells the page around a preview how far it is scrolled, and scrolls as that page says. Both have the shop's origin. */
export function followFrame(): void {
  const { documentElement } = document;
  const postState = () => {
    const scrolled: PreviewScrolled = {
      type: 'preview-scrolled',
      top: window.scrollY,
      end: Math.max(0, documentElement.scrollHeight - window.innerHeight),
    };
    window.parent.postMessage(scrolled, location.origin);
  };
  window.addEventListener('scroll', postState, { passive: true });
  new ResizeObserver(postState).observe(documentElement);
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent) return;
    const asked = v.safeParse(previewScroll, data);
    if (asked.success) window.scrollTo({ top: asked.output.top, behavior: 'instant' });
  });
  postState();
}

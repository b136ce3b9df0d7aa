// Messages between a provider's form and the shop's page around it.

/**
 * @param {string} parentOrigin
 * @param {(requestId: string) => Promise<void>} tokenise
 */
export function linkToParent(parentOrigin, tokenise) {
  /** @param {object} message */
  const tell = (message) => window.parent.postMessage(message, parentOrigin);
  window.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const { type, requestId } = event.data ?? {};
    if (type === 'card-form.tokenise' && typeof requestId === 'string') void tokenise(requestId);
  });
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  new ResizeObserver(() =>
    tell({ type: 'card-form.height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);
  return tell;
}

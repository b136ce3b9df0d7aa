/** Calls back when the page becomes light or dark, by the device or by its own setting; returns how to stop. */
export function followAppearance(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', onChange);
  const own = new MutationObserver(onChange);
  own.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    own.disconnect();
  };
}

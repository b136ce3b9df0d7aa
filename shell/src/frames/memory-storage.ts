/** A storage that is gone with the frame. */
function emptyStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Lets scripts run that expect cookies and storage, which a sandboxed frame refuses with an error: what they write lasts until
 * the page is left.
 */
export function memoryStorage(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [name = '', ...rest] = (text.split(';')[0] ?? '').split('=');
      cookies.set(name.trim(), rest.join('='));
    },
  });
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, value: emptyStorage() });
}

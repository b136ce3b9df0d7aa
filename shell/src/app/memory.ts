/** Small things a browser remembers for a shopper; without storage they last for the page. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn('This browser allows no storage', error);
  }
}

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn('This browser allows no storage', error);
    return undefined;
  }
}

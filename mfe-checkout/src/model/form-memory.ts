/** Keeps what is typed in a step over reloads of the tab; gone when the tab is closed. */
export function keepTyped(form: string, values: Readonly<Record<string, string | undefined>>): void {
  sessionStorage.setItem(`tarnfell.checkout.${form}`, JSON.stringify(values));
}

export function typedBefore(form: string): Record<string, string> | undefined {
  const stored = sessionStorage.getItem(`tarnfell.checkout.${form}`);
  return stored ? (JSON.parse(stored) as Record<string, string>) : undefined;
}

export function forgetTyped(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('tarnfell.checkout.')) sessionStorage.removeItem(key);
}

/** Milliseconds within which a page reloads itself once at most (commerce.md section 9). */
export const reloadGuard = 10_000;
const key = 'tarnfell.reloaded';

/**
 * Reloads the page, unless it has just reloaded itself: a fault that is still there must not make it blink for ever.
 * What a shopper asks for by hand is no business of this guard.
 * @returns whether it reloads
 */
export function reloadItself(
  reload: () => void = () => location.reload(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now = Date.now(),
): boolean {
  const last = Number(storage.getItem(key) ?? Number.NaN);
  // A clock that was set back counts as long ago.
  if (now >= last && now - last < reloadGuard) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}

import { storedText } from './storage.ts';

/** Milliseconds during which a page reloads itself at most once (docs/spec/commerce.md section 9). */
export const reloadGuard = 10_000;
const reloadedAt = storedText('session', 'shop.reloaded');

/**
 * Reloads the page, unless it has just reloaded itself: a fault that persists must not cause an endless loop of reloads.
 * Reloads that the shopper asks for do not go through this guard.
 * @returns whether it reloads
 */
export function reloadItself(
  reload: () => void = () => location.reload(),
  storage: Pick<typeof reloadedAt, 'read' | 'write'> = reloadedAt,
  now = Date.now(),
): boolean {
  const last = Number(storage.read() ?? Number.NaN);
  // Tolerates a clock that was set back.
  if (now >= last && now - last < reloadGuard) return false;
  storage.write(String(now));
  reload();
  return true;
}

import { removeStored } from './storage.ts';

/** Forgets what a browser remembers of who looked around: words searched for, products looked at and compared, measures. */
export function forgetTraces(): void {
  for (const area of ['local', 'session'] as const) removeStored(area, 'shop.content.');
}

import type { Consent, OptionalCategory } from 'shared-contracts/consent';

/** Starts something optional once: now, or as soon as the visitor allows its category. */
export function whenAllowed(consent: Consent, category: OptionalCategory, start: () => void): void {
  const stop = consent.follow(startIfAllowed);
  function startIfAllowed() {
    if (!consent.allows(category)) return;
    stop();
    start();
  }
  startIfAllowed();
}

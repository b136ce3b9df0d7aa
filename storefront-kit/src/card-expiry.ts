/** True until the end of the month that stands on a card, e.g. `12/30`; a card without one is left to its provider. */
export function isValidUntil(expiry: string | undefined, now: Date): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiry ?? '') ?? [];
  return month === undefined || new Date(2000 + Number(year), Number(month), 1) > now;
}

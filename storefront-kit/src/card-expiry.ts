/** True until the end of the printed month, e.g. `12/30`; cards without one are left to the provider. */
export function isValidUntil(expiry: string | undefined, now: Date): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiry ?? '') ?? [];
  return month === undefined || new Date(2000 + Number(year), Number(month), 1) > now;
}

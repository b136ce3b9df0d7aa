/** The day where the shopper is, YYYY-MM-DD. */
export const todayHere = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

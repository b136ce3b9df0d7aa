/** Whether a text, YYYY-MM-DD, is a day of a calendar: not February 30, nor a day of the year 0, which databases do not know. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

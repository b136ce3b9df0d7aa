const dayLength = 86_400_000;

/** Every calendar day from the first to the last, both included (docs/spec/content.md section 5.1). */
export function eventDays(startDate: string, endDate: string): readonly string[] {
  const [first, last] = [startDate, endDate].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const count = Math.max(0, Math.round((last - first) / dayLength)) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayLength).toISOString().slice(0, 10));
}

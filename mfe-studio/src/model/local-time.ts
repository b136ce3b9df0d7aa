/** The moment of a date and time that an editor chose in their own time zone (ISO 8601). */
export const instantOf = (local: string): string => new Date(local).toISOString();

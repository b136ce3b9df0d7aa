/** The supported database engines; every service test runs on each. */
export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

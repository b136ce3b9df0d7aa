/** Where every service reports liveness and readiness. */
export const healthPaths = { live: '/livez', ready: '/readyz' } as const;

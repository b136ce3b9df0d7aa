/** Where every service tells whether it lives and whether it may get requests. */
export const healthPaths = { live: '/livez', ready: '/readyz' } as const;

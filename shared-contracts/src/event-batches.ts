/** How events of experiments are sent (docs/spec/content.md section 9.3): batches of this size, after these milliseconds at the latest. */
export const pageBatches = { batchSize: 10, flushInterval: 1000, queue: 10_000 } as const;
/** The same from a shell to the third party (section 7.10). */
export const forwarding = { batchSize: 10, flushInterval: 30_000, queue: 10_000 } as const;

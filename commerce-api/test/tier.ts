/** Whether `npm test` runs the tests: on one database, without the long ones (docs/testing.md). */
export const isCore = process.env.TEST_TIER === 'core';

/** Tests that start several services and put load on them for minutes. */
export const longTests = ['backup', 'crash', 'crash-plants', 'session-check', 'upgrade'];

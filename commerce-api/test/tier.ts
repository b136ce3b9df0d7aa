/** Which tests run: those of `npm test`, those with the clock ahead, or all (docs/testing.md). */
const tier = process.env.TEST_TIER;
/** Whether `npm test` runs the tests: on PostgreSQL, without the long ones. */
export const isCore = tier === 'core';
/** Whether the clock is ahead, which a server of its own does not follow: on the embedded database, without the long ones. */
export const isLater = tier === 'later';

/** Tests that start several services and put load on them for minutes. */
export const longTests = ['backup', 'crash', 'crash-plants', 'session-check', 'upgrade'];
/** Tests that this run leaves out. */
export const omittedTests: readonly string[] = isCore || isLater ? longTests : [];

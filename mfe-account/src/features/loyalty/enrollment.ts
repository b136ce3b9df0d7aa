import type { CallInput } from 'shared-contracts/call';
import type { enrolConsumer } from 'shared-contracts/calls/consumer';

type Enrollment = CallInput<typeof enrolConsumer>['body'];

/** Joins the loyalty program, or has the mail that confirms it sent again. */
export const enrollment: Enrollment = { enrollments: [{ type: 'Loyalty', optin: true }] };

/** Leaves it. */
export const leaving: Enrollment = { enrollments: [{ type: 'Loyalty', optin: false }] };

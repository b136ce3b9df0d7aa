import type { CallInput } from 'shared-contracts/call';
import type { enrolConsumer } from 'shared-contracts/calls/consumer';

/** Joins the loyalty program, or has the mail that confirms it sent again. */
export const enrollment: CallInput<typeof enrolConsumer>['body'] = { enrollments: [{ type: 'Loyalty', optin: true }] };

import type { CallInput } from 'shared-contracts/call';
import type { registerForEvent } from 'shared-contracts/calls/consumer-service';

type Form = CallInput<typeof registerForEvent>['body'];

/** A valid form for an event, but for its days. */
export const registrationFor = (eventId: string, change: Partial<Form> = {}): Form => ({
  eventId,
  email: 'mara@example.org',
  attendingDays: '',
  eventTermsAccepted: true,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  registrationTimestamp: '2027-01-10T10:00:00.000Z',
  ...change,
});

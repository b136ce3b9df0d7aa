import { eventSignUpExample } from 'shared-contracts/blocks/event-sign-up';
import { getConsumer } from 'shared-contracts/calls/consumer';
import { registerForEvent } from 'shared-contracts/calls/consumer-service';
import { expect, test } from 'vitest';
import { type EventForm, eventFaults, registrationOf } from './registration.ts';

const form: EventForm = { attendingDays: ['2027-05-02', '2027-05-01'], eventTermsAccepted: true, plusOne: '' };
const oneDay = { ...eventSignUpExample, endDate: eventSignUpExample.startDate };

test.each([
  [{}, []],
  [{ eventTermsAccepted: false }, ['terms']],
  [{ attendingDays: [] }, ['days']],
  [{ plusOne: 'Jón Ármannsson' }, []],
  [{ plusOne: '   ' }, []],
  [{ plusOne: 'J.R. Tolkien' }, []],
  [{ plusOne: 'R2-D2' }, ['guest']],
  [{ plusOne: 'Win at evil.example' }, ['guest']],
  [{ plusOne: 'https://evil' }, ['guest']],
  [{ plusOne: 'www. evil' }, ['guest']],
  [{ attendingDays: [], plusOne: '#', eventTermsAccepted: false }, ['days', 'guest', 'terms']],
] as const)('%j has the faults %j [CNT-02]', (change, faults) => {
  expect(eventFaults({ ...form, ...change }, eventSignUpExample, new Date(0))).toEqual(faults);
});

test('asks for no day of an event of one day, and sends it [CNT-02]', () => {
  const alone = { ...form, attendingDays: [] };
  expect(eventFaults(alone, oneDay, new Date(0))).toEqual([]);
  expect(registrationOf(alone, oneDay, getConsumer.example, new Date(0)).attendingDays).toBe('2027-05-01');
});

test('sends the profile, the days in their order, and the time [CNT-02]', () => {
  const body = registrationOf(
    { ...form, plusOne: ' Ada ' },
    eventSignUpExample,
    getConsumer.example,
    new Date('2027-01-02T03:04:05Z'),
  );
  expect(body).toEqual({
    eventId: 'open-bench-2027',
    email: 'mara@example.org',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    attendingDays: '2027-05-01, 2027-05-02',
    eventTermsAccepted: true,
    plusOne: 'Ada',
    registrationTimestamp: '2027-01-02T03:04:05.000Z',
  });
  expect(registerForEvent.body?.['~standard'].validate(body)).not.toHaveProperty('issues');
});

test('asks for no day when a single one is left, and sends it [ACC-16]', () => {
  const alone = { ...form, attendingDays: [] };
  const now = new Date('2027-05-02T13:00:00Z');
  expect(eventFaults(alone, eventSignUpExample, now)).toEqual([]);
  expect(registrationOf(alone, eventSignUpExample, getConsumer.example, now).attendingDays).toBe('2027-05-02');
});

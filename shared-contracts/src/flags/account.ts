import { defineFlag } from '../flags.ts';

export const simplifiedEnrollment = defineFlag({
  key: 'account.simplified-enrollment',
  owner: 'team-account',
  purpose: 'One way in that first asks for the email, and then only for what the account lacks',
  values: [true, false],
  default: false,
  expires: '2027-06-30',
});

import { defineFlag } from '../flags.ts';

export const helpSearch = defineFlag({
  key: 'content.help-search',
  owner: 'team-content',
  purpose: 'The search among the questions of the help center',
  values: [true, false],
  default: true,
  expires: '2027-06-30',
});

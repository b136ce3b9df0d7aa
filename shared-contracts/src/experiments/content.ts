import { defineExperiment } from '../experiments.ts';

export const helpContact = defineExperiment({
  key: 'content_help-contact',
  owner: 'team-content',
  purpose: 'Whether shoppers who find the ways to reach us first buy more often',
  variations: ['below', 'above'],
  due: '2027-06-30',
});

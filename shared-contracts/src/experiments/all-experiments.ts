import { type Experiment, flagExperiment } from '../experiments.ts';
import { allFlags } from '../flags/all-flags.ts';
import { helpContact } from './content.ts';

/** Every experiment on a component of the shop. */
export const allExperiments: readonly Experiment[] = [helpContact];

/** What an experiment can be made of without a change to the code: a declared one, or a flag. Blocks have their ids. */
export interface ExperimentTarget {
  readonly key: string;
  readonly owner: string;
  readonly purpose: string;
  /** The baseline first. */
  readonly variations: readonly string[];
}

export const experimentTargets: readonly ExperimentTarget[] = [
  ...allExperiments,
  ...allFlags.map(({ flag: { key, owner, purpose, values, default: usual } }) => ({
    key: flagExperiment(key),
    owner,
    purpose,
    variations: [usual, ...values.filter((value) => value !== usual)].map(String),
  })),
];

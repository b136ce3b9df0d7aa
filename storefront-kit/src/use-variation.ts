import { type Experiment, variationOf } from 'shared-contracts/experiments';
import { useDecision } from './use-decision.ts';

/** The variation that this visitor gets; the baseline for everybody who takes no part. */
export function useVariation<Variation extends string>(experiment: Experiment<Variation>): Variation {
  const decision = useDecision(experiment.key);
  return variationOf(experiment, decision === undefined ? {} : { [experiment.key]: decision });
}

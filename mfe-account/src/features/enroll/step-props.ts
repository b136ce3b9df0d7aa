import type { ConsumerProfile } from 'shared-contracts/calls/consumer';

/** What a step that changes the profile gets. */
export interface StepProps {
  readonly profile: ConsumerProfile;
  /** Called with the changed profile; with undefined when nothing has changed. */
  readonly onChanged: (profile: ConsumerProfile | undefined) => void;
  readonly onLater: () => void;
}

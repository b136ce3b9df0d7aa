import { useAccountCalls } from '../area/use-account-calls.ts';
import { changeProfile, type ProfileChange } from '../profile/profile-change.ts';
import type { StepProps } from './step-props.ts';

/** Saves what a step asks for, and goes on. */
export function useSave(
  { profile, onChanged }: Pick<StepProps, 'profile' | 'onChanged'>,
  /** Shows why it was refused. */
  refuse: (error: unknown) => void,
): (change: ProfileChange) => Promise<void> {
  const calls = useAccountCalls();
  return async (change) => {
    try {
      onChanged(await changeProfile(calls, profile, change));
    } catch (error) {
      refuse(error);
    }
  };
}

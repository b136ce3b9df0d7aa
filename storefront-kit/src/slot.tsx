import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { SlotDefinition } from 'shared-contracts/slots';

type SlotHost = ComponentType<{ readonly name: string; readonly props: object; readonly fallback: ReactNode }>;

/** Set by the shell: finds, loads, and guards the component of a slot. */
export const SlotHostContext = createContext<SlotHost | undefined>(undefined);

/** Renders another domain's component; shows `fallback` while it loads, and permanently when it fails. */
export function Slot<Props extends object>({
  slot,
  props,
  fallback = null,
}: {
  readonly slot: SlotDefinition<Props>;
  readonly props: Props;
  readonly fallback?: ReactNode;
}) {
  const Host = use(SlotHostContext);
  return Host ? <Host name={slot.name} props={props} fallback={fallback} /> : fallback;
}

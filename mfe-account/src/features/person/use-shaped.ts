import { useEffect, useEffectEvent } from 'react';
import type { AddressFieldRule } from 'shared-contracts/calls/utilities';
import { nationalPhone } from 'shared-contracts/national-phone';
import { shapeOf } from 'shared-ui/mask';

interface Typed {
  readonly read: () => string;
  readonly write: (shaped: string) => void;
}

/** Formats what was typed before the rule of a field had loaded, or another country was chosen. */
export function useShaped(rule: AddressFieldRule | undefined, { read, write }: Typed): void {
  const shapeTyped = useEffectEvent((ofCountry: AddressFieldRule) => {
    const shape = shapeOf(ofCountry, nationalPhone);
    const typed = read();
    if (shape && typed) write(shape(typed));
  });
  useEffect(() => {
    if (rule) shapeTyped(rule);
  }, [rule]);
}
